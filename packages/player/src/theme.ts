/** The theme of a player: that of the `color-scheme` in force where it stands, and of the wish for contrast. */

const DARK = '(prefers-color-scheme: dark)';
const STRONG = '(prefers-contrast: more)';

/** Returns the function that ends it. */
export function followTheme(element: HTMLElement): () => void {
  const queries = [DARK, STRONG].map((query) => window.matchMedia(query));
  const follow = (): void => {
    const [wantsDark, isStrong] = queries.map(({ matches }) => matches);
    const schemes = getComputedStyle(element).colorScheme.split(' ');
    const isDark = schemes.includes('dark') && (wantsDark || !schemes.includes('light'));
    const contrast = isDark ? 'contrast-dark' : 'contrast';
    const theme = isStrong ? contrast : isDark ? 'dark' : 'light';
    if (element.dataset['theme'] !== theme) element.dataset['theme'] = theme;
  };
  follow();
  for (const query of queries) query.addEventListener('change', follow);
  return () => {
    for (const query of queries) query.removeEventListener('change', follow);
  };
}
