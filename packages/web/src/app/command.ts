/** What a key, a button or a line of a menu can do: one thing with a name, and whether it can be done now. */
import { computed, type ReadonlySignal } from '@preact/signals';

export interface Command<Id extends string = string> {
  readonly id: Id;
  readonly isEnabled: ReadonlySignal<boolean>;
  /** Does nothing while the command is not enabled. */
  run(): void;
}

export type Commands<Id extends string> = { readonly [Name in Id]: Command<Name> };

/** What a command does and when; default of `isEnabled`: always. */
export interface CommandPlan {
  run(): void;
  isEnabled?(): boolean;
  /** Says why nothing happens. */
  refuse?(): void;
}

export function createCommands<Id extends string>(
  plans: Readonly<Record<Id, CommandPlan>>,
): Commands<Id> {
  const entries = Object.entries<CommandPlan>(plans).map(([id, plan]) => {
    const isEnabled = computed(() => plan.isEnabled?.() ?? true);
    const run = () => {
      if (isEnabled.value) plan.run();
      else plan.refuse?.();
    };
    return [id, { id, isEnabled, run }];
  });
  return Object.fromEntries(entries) as Commands<Id>;
}
