/** What the parts of the page are given from above: the page, the session, the words. */
import type { ReadonlySignal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Environment } from '../app/environment.ts';
import type { Page } from '../app/page.ts';
import type { PlaySession } from '../app/play-session.ts';
import type { Messages } from '../text/en.ts';

export const EnvironmentContext: Context<Environment | null> = createContext<Environment | null>(
  null,
);
export const SessionContext: Context<PlaySession | null> = createContext<PlaySession | null>(null);
export const PageContext: Context<Page | null> = createContext<Page | null>(null);

function useGiven<T>(context: Context<T | null>): T {
  const given = useContext(context);
  if (given === null) throw new Error('bug: nothing is provided here');
  return given;
}

export function useEnvironment(): Environment {
  return useGiven(EnvironmentContext);
}

export function useText(): ReadonlySignal<Messages> {
  return useEnvironment().text;
}

export function useSession(): PlaySession {
  return useGiven(SessionContext);
}

export function usePage(): Page {
  return useGiven(PageContext);
}
