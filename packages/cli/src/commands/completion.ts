/** `hitori completion`: a script for a shell, made from the table of commands. */
import type { Command, CommandTable, GroupRow, OptionSpec } from '../shell/command.ts';
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
  const described = Object.entries(table).map(async ([name, row]) => {
    const { summary } = row;
    if ('commands' in row) return describeGroup(name, row);
    const { options, operandChoices = [] } = await row.load();
    const specs = Object.values<OptionSpec<unknown>>(options);
    return { name, summary, options: specs.map(describeOption), operandChoices, takesFiles: false };
  });
  return Promise.all(described);
}

/** As one command: its words, then files; the options of all its commands. */
async function describeGroup(
  name: string,
  { summary, commands }: GroupRow,
): Promise<CompletedCommand> {
  const loaded = await Promise.all(Object.values(commands).map((row) => row.load()));
  const specs = new Map<string, OptionSpec<unknown>>();
  for (const { options } of loaded)
    for (const spec of Object.values<OptionSpec<unknown>>(options)) specs.set(spec.flags, spec);
  const options = [...specs.values()].map(describeOption);
  return { name, summary, options, operandChoices: Object.keys(commands), takesFiles: true };
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
