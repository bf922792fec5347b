/**
 * `<hitori-player>`. Attributes:
 *
 * - `puzzle`: an ID such as `hitori:4x4:3222134241131133`.
 * - `hints`: `off` takes hints away.
 * - `errors`: `show` (default), `count`, `wrong` or `off`: what is said of broken rules while playing.
 * - `language`: `en` or `ja`; default: that of the text around it, else the browser's.
 * - `storage`: when it is there, the game is kept in the browser's storage.
 */
export class HitoriPlayer extends HTMLElement {}

/** The marks have changed. */
export interface HitoriChange {
  /** Rows over `#` (shaded), `-` (unshaded) and `.`. */
  readonly marks: readonly string[];
  readonly isSolved: boolean;
}

/** The marks are a solution. */
export interface HitoriSolved {
  /** As of `HitoriChange`. */
  readonly marks: readonly string[];
  /** The time of play; null where it is not known. */
  readonly ms: number | null;
  /** How many hints were opened. */
  readonly hints: number;
}

declare global {
  interface HTMLElementTagNameMap {
    'hitori-player': HitoriPlayer;
  }
  interface HTMLElementEventMap {
    'hitori-change': CustomEvent<HitoriChange>;
    'hitori-solved': CustomEvent<HitoriSolved>;
  }
}
