/**
 * The tools: on a phone five under the thumb, the fifth of which brings all others; else all of them.
 */
import { SHADED, UNSHADED } from '@hitori/core';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePage, useSession, useText } from './context.ts';
import { Icon } from './icons.tsx';
import { Tool, ToolButton } from './tool.tsx';
import type { Viewport } from './viewport.ts';

export function ToolBar({ viewport }: { viewport: Viewport }): JSX.Element {
  const { commands } = useSession();
  const words = useText().value;
  const isOpen = useSignal(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (!isOpen.value || (isKey && event.key !== 'Escape')) return;
      if (isKey) event.stopImmediatePropagation();
      else if (event.target instanceof Node && bar.current?.contains(event.target)) return;
      isOpen.value = false;
      if (isKey) bar.current?.querySelector<HTMLElement>('.more')?.focus();
    };
    // Before the page's own keys: what is open is closed first.
    document.addEventListener('keydown', close, true);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close, true);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  return (
    <div class="tool-bar" role="toolbar" aria-label={words.tools} ref={bar}>
      <Tool icon="undo" label={words.undo} command={commands.undo} />
      <Tool icon="redo" label={words.redo} command={commands.redo} />
      <Tool icon="bulb" label={words.hint} command={commands.hint} isMain />
      <Tool icon="check" label={words.check} command={commands.check} />
      <button
        type="button"
        class="tool more"
        aria-expanded={isOpen.value}
        aria-label={words.moreTools}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="more" />
        <span class="label">{words.more}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: any of its buttons closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button's click comes from keys as well */}
      <div
        class={isOpen.value ? 'extras open' : 'extras'}
        onClick={() => {
          isOpen.value = false;
        }}
      >
        <Extras viewport={viewport} />
      </div>
    </div>
  );
}

function Extras({ viewport }: { viewport: Viewport }): JSX.Element {
  const { commands } = useSession();
  const { commands: pageCommands, environment, change } = usePage();
  const words = useText().value;
  const { tapOrder } = environment.settings.value;
  const tapState = tapOrder === 'shaded-first' ? SHADED : UNSHADED;
  return (
    <>
      <Tool icon="flag" label={words.setCheckpoint} command={commands['set-checkpoint']} />
      <Tool icon="restart" label={words.clear} command={commands.clear} />
      <Tool icon="walk" label={words.explain} command={commands.walk} />
      <Tool icon="eye" label={words.watch} command={commands.watch} />
      <Tool icon="giveUp" label={words.giveUp} command={commands['give-up']} />
      <Tool icon="pause" label={words.pauseClock} command={pageCommands.pause} />
      <ToolButton
        icon="finger"
        label={words.tapMarks(words.states[tapState])}
        kind="touch-only"
        onClick={() =>
          change({ tapOrder: tapState === SHADED ? 'unshaded-first' : 'shaded-first' })
        }
      />
      {viewport.canZoom() && (
        <>
          <ToolButton icon="zoomIn" label={words.zoomIn} onClick={() => viewport.zoom(1.5)} />
          <ToolButton icon="zoomOut" label={words.zoomOut} onClick={() => viewport.zoom(1 / 1.5)} />
        </>
      )}
    </>
  );
}
