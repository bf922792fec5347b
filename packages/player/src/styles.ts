/**
 * The page's styles within the shadow of the element: what they say of the root holds for the element, and
 * lengths in `rem` do not follow the host page's root.
 */
import board from '@hitori/web/style/board.css?inline';
import page from '@hitori/web/style/page.css?inline';
import panel from '@hitori/web/style/panel.css?inline';
import tokens from '@hitori/web/style/tokens.css?inline';
import own from './player.css?inline';

const REM = 16;

/** One sheet for all players, made when the first one is. */
let sheet: CSSStyleSheet | undefined;

export function playerSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  const text = [tokens, page, board, panel, own]
    .join('\n')
    .replaceAll(/:root(\[[^\]]*\])?/g, (_, condition: string | undefined) =>
      condition ? `:host(${condition})` : ':host',
    )
    // The scheme is the host page's to choose: theme.ts reads it.
    .replaceAll(/(?<![-\w])color-scheme:\s*\w+;?/g, '')
    .replaceAll(/([\d.]+)rem\b/g, (_, length: string) => `${Number(length) * REM}px`);
  sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
