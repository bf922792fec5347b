/** Which cell an element of the board stands for; null when for none. */
export function cellOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return element === null ? null : Number(element.dataset['cell']);
}
