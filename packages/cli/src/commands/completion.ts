/** `hitori completion`: a script for a shell, made from the table of commands. */
import type { Command, CommandTable, OptionSpec } from '../shell/command.ts';
import {
  type CompletedCommand,
  type CompletedOption,
  SHELLS,
  writeCompletion,
} from '../shell/completion.ts';
import { DONE } from '../shell/exit-status.ts';
import { UsageError, write } from '../shell/io.ts';

export function createCompletion(table: CommandTable): Command {
  return {
    operands: { name: '<shell>', summary: SHELLS.join(', ') },
    operandChoices: SHELLS,
    options: {},
    examples: [
      ['source <(hitori completion bash)', 'for this session'],
      ['hitori completion fish > ~/.config/fish/completions/hitori.fish', 'for all to come'],
    ],
    async run([word], _values, io) {
      const shell = SHELLS.find((known) => known === word);
      if (!shell) throw new UsageError(`no completion for '${word}': choose ${SHELLS.join(', ')}`);
      await write(io.stdout, writeCompletion(shell, await describeCommands(table)), io);
      return DONE;
    },
  };
}

function describeCommands(table: CommandTable): Promise<CompletedCommand[]> {
  const described = Object.entries(table).map(async ([name, { summary, load }]) => {
    const { options, operandChoices = [] } = await load();
    const specs: OptionSpec<unknown>[] = Object.values(options);
    return { name, summary, options: specs.map(describeOption), operandChoices };
  });
  return Promise.all(described);
}

function describeOption({
  flags,
  summary,
  read,
  choices,
  isFile,
}: OptionSpec<unknown>): CompletedOption {
  const names = flags.split(/[ ,]+/).filter((word) => word.startsWith('-'));
  if (isFile) return { names, summary, value: 'file' };
  return { names, summary, value: choices ?? (read ? 'text' : 'none') };
}
