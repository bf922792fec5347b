/** Whether the board is played with a finger. */
export function hasFinger(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
