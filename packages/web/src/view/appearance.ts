/** The theme and the language on the root element, following the system if not chosen. */
import { effect, signal } from '@preact/signals';
import type { Environment } from '../app/environment.ts';
import type { Theme } from '../game/settings.ts';

/** What the system asks for. */
function systemTheme(): Exclude<Theme, 'system'> {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const isStrong = window.matchMedia('(prefers-contrast: more)').matches;
  if (isStrong) return isDark ? 'contrast-dark' : 'contrast';
  return isDark ? 'dark' : 'light';
}

/**
 * How far the browser enlarges the page: its window is as wide as before, the page in it narrower. Both sides
 * are asked, since tools beside the page make it narrower too.
 */
function followZoom(): void {
  const follow = () => {
    const { innerWidth, innerHeight, outerWidth, outerHeight } = window;
    const ratio = Math.min(outerWidth / innerWidth, outerHeight / innerHeight);
    const isMouse = window.matchMedia('(pointer: fine)').matches;
    const zoom = isMouse && ratio > 1.3 && ratio < 6 ? ratio : 1;
    const root = document.documentElement;
    root.style.setProperty('--zoom', zoom.toFixed(2));
    root.classList.toggle('zoomed', zoom > 1);
  };
  follow();
  window.addEventListener('resize', follow);
}

export function followAppearance({ settings, language }: Environment): void {
  followZoom();
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
