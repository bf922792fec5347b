/** A sheet over the board: the browser's own dialog, which keeps the focus and closes with Escape. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from '../context.ts';
import { LiveRegion } from '../live-region.tsx';
import { TitleBar } from '../title-bar.tsx';

interface SheetProps {
  readonly title: string;
  readonly kind: string;
  readonly children: ComponentChildren;
  readonly onClose?: () => void;
}

export function Sheet({ title, kind, children, onClose }: SheetProps): JSX.Element {
  const page = usePage();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = element.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const close = () => {
    onClose?.();
    page.sheet.value = null;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already
    <dialog
      class={`sheet ${kind}`}
      ref={element}
      aria-label={title}
      onCancel={close}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="sheet-body">
        <TitleBar title={title} onClose={close} />
        {children}
      </div>
      <LiveRegion />
    </dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, as a row of radio buttons. */
export function Choice<T extends string>(props: ChoiceProps<T>): JSX.Element {
  const { name, legend, options, labels, value, onChange } = props;
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="options">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
