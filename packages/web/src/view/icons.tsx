/** The icons of the buttons: strokes on a 24 grid, in the colour of the text. */
import type { JSX } from 'preact';

const PATHS = {
  plus: 'M12 5v14M5 12h14',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  help: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.4v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.4M4 4v4.4h4.4M12 8v4.4l3 1.8',
  share: 'M12 15V4M8 7.6 12 4l4 3.6M5 12v7h14v-7',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h4',
  bulb: 'M9 17h6M10 20.5h4M8.6 14.4A6 6 0 1 1 15.4 14.4c-.5.4-.7 1.2-.7 2.1H9.3c0-.9-.2-1.7-.7-2.1Z',
  check: 'M5 12.5 10 17.5 19 7',
  flag: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  restart: 'M20 12a8 8 0 1 1-2.6-5.9L20 8.4M20 4v4.4h-4.4',
  walk: 'M5 6h14M5 12h9M5 18h5M16 15l3 3 3-5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6',
  close: 'M6 6 18 18M18 6 6 18',
  first: 'M18 6v12l-8-6ZM6.5 6v12',
  back: 'M15 6v12L7 12Z',
  play: 'M8 5.5v13l10-6.5Z',
  pause: 'M9 6v12M15 6v12',
  forward: 'M9 6v12l8-6Z',
  last: 'M6 6v12l8-6ZM17.5 6v12',
  zoomIn: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20.5 20.5M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20.5 20.5M7.5 10.5h6',
  giveUp: 'M6 21V4M6 5c4-2 7 2 11 0v8c-4 2-7-2-11 0',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  finger:
    'M9 11V5.5a1.5 1.5 0 0 1 3 0V11l5 1.2c1 .3 1.6 1 1.5 2L18 19c-.2 1-1 2-2 2h-4.5c-.8 0-1.6-.4-2-1L5.5 15c.8-1 2-1 3 0Z',
  calendar: 'M4 6.5h16v13H4ZM4 10.5h16M8.5 4v4M15.5 4v4',
  pencil: 'M4 20l1-4.2L16.2 4.6a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L8.2 19ZM14 7l3 3',
  folder: 'M3.5 6h6l2 2.5h9V18h-17Z',
  paste: 'M8 5H5v15h14V5h-3M9 3.5h6v3.5H9ZM8.5 12h7M8.5 15.5h5',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
