/** The level of what is to be made. */
import type { GenerateLevel } from '@hitori/core';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { levelText } from '../../text/level-text.ts';
import { useText } from '../context.ts';
import { useWorkbench } from './context.ts';

interface LevelFieldProps {
  readonly level: Signal<GenerateLevel>;
  readonly levels: readonly GenerateLevel[];
}

export function LevelField({ level, levels }: LevelFieldProps): JSX.Element {
  const all = useText().value;
  const words = useWorkbench().compose.words.value;
  return (
    <label class="field">
      <span>{words.level}</span>
      <select
        value={level.value}
        onChange={(event) => {
          level.value = event.currentTarget.value as GenerateLevel;
        }}
      >
        {levels.map((name) => (
          <option key={name} value={name}>
            {name === 'any' ? all.anyLevel : levelText(name, all)}
          </option>
        ))}
      </select>
    </label>
  );
}
