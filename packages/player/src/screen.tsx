/** A player: the page's board, status, tools and panel in a row, over one session of play. */

import type { Announcer } from '@hitori/web/app/announcer.ts';
import type { PlaySession } from '@hitori/web/app/play-session.ts';
import { commandOf } from '@hitori/web/game/keys.ts';
import { Board } from '@hitori/web/view/board.tsx';
import { EnvironmentContext, SessionContext } from '@hitori/web/view/context.ts';
import { keyPressOf } from '@hitori/web/view/key-press.ts';
import { Said } from '@hitori/web/view/live-region.tsx';
import { SidePanel } from '@hitori/web/view/panels/panel.tsx';
import { Status } from '@hitori/web/view/status.tsx';
import { Tool } from '@hitori/web/view/tool.tsx';
import { Viewport } from '@hitori/web/view/viewport.ts';
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

interface PlayerProps {
  readonly session: PlaySession;
  readonly said: Announcer['said'];
  readonly hasHints: ReadonlySignal<boolean>;
}

/** Commands of keys that lead out of a player, or into what it does not have. */
const LEFT_OUT: readonly string[] = ['walk', 'watch', 'give-up'];

export function Player({ session, said, hasHints }: PlayerProps): JSX.Element {
  const viewport = useMemo(() => new Viewport(), []);
  const { commands, settings, text, language, game, notices } = session;
  const words = text.value;
  const { rows, cols } = game.value.puzzle;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    const isButton = target instanceof Element && target.matches('button');
    if (isButton && (event.key === ' ' || event.key === 'Enter')) return;
    const press = keyPressOf(event);
    const wanted = commandOf(press, settings.value.keys);
    if (wanted !== undefined && LEFT_OUT.includes(wanted)) return;
    if (wanted === 'hint' && !hasHints.value) return;
    if (session.press(press) === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <EnvironmentContext.Provider value={session}>
      <SessionContext.Provider value={session}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the board and the tools bubble here */}
        <div class="player" lang={language.value} onKeyDown={onKeyDown}>
          <div class="stage" style={{ '--rows': rows, '--cols': cols }}>
            <Board board={session.board} viewport={viewport} isLabelled />
          </div>
          <div class="side">
            {notices.list.value.map((notice) => (
              <p class="notice" role="alert" key={notice}>
                {notice}
              </p>
            ))}
            <Status />
            <div class="tool-bar" role="toolbar" aria-label={words.tools}>
              <Tool icon="undo" label={words.undo} command={commands.undo} />
              <Tool icon="redo" label={words.redo} command={commands.redo} />
              {hasHints.value && (
                <Tool icon="bulb" label={words.hint} command={commands.hint} isMain />
              )}
              <Tool icon="check" label={words.check} command={commands.check} />
              <Tool icon="restart" label={words.clear} command={commands.clear} />
            </div>
            <SidePanel />
          </div>
          <Said said={said} />
        </div>
      </SessionContext.Provider>
    </EnvironmentContext.Provider>
  );
}
