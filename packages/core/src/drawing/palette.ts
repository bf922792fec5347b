/** The colours of a drawing by their use; the page fills them with its CSS variables. */
export interface Palette {
  /** Behind everything. */
  readonly paper: string;
  /** Symbols, the frame, shaded cells. */
  readonly ink: string;
  /** Thin inner lines. */
  readonly line: string;
  /** The symbol inside a shaded cell. */
  readonly knockout: string;
  /** The circle in an unshaded cell. */
  readonly ring: string;
  /** Broken rules. */
  readonly warn: string;
  /** What stands out, in pictures that callers add; a board alone does not use it. */
  readonly accent: string;
}

/** For files and paper: dark on white, each pair at least 4.5:1 for text and 3:1 for shapes. */
export const PAPER_PALETTE: Palette = {
  paper: '#ffffff',
  ink: '#1d2126',
  line: '#8d949c',
  knockout: '#aab1b9',
  ring: '#5b646e',
  warn: '#b3261e',
  accent: '#1f5fbf',
};
