/** The theme and the language on the root element, following the system if not chosen. */
import { effect, signal } from '@preact/signals';
import type { Environment } from '../app/environment.ts';

/** What the system asks for. */
function systemTheme(): 'light' | 'dark' | 'contrast' {
  if (window.matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function followAppearance({ settings, language }: Environment): void {
  const system = signal(systemTheme());
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'])
    window.matchMedia(query).addEventListener('change', () => {
      system.value = systemTheme();
    });
  effect(() => {
    const root = document.documentElement;
    const { theme } = settings.value;
    root.dataset['theme'] = theme === 'system' ? system.value : theme;
    root.lang = language.value;
    const paper = getComputedStyle(root).getPropertyValue('--desk').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  });
}
