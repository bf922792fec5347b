/** Defines `<hitori-player>` where there are custom elements; elsewhere (in Node) does nothing. */
import { HitoriPlayer } from './element.tsx';

export { HitoriPlayer };

const NAME = 'hitori-player';

if ('customElements' in globalThis && !customElements.get(NAME))
  customElements.define(NAME, HitoriPlayer);
