/**
 * From the command table to commander: builds the parser, runs the command that the arguments name.
 * Only the modules of the commands named are loaded.
 */
import { InvalidArgumentError, Command as Parser } from 'commander';
import { shorten } from './batch/input.ts';
import { COMMANDS } from './commands.ts';
import type { Command, OptionSpec, SingleRow } from './shell/command.ts';
import { DONE, type ExitStatus } from './shell/exit-status.ts';
import { type Io, UsageError } from './shell/io.ts';
import { printable } from './shell/printable.ts';
import { readVersion } from './shell/version.ts';

export async function parseAndRun(args: readonly string[], io: Io): Promise<ExitStatus> {
  let status: ExitStatus = DONE;
  const program = createProgram(io);
  // `help solve` names its command second, `help library add` third.
  const named = args.slice(0, 3);
  const add = async (parent: Parser, name: string, row: SingleRow): Promise<void> => {
    const parser = parent.command(name).description(row.summary);
    if (!named.includes(name)) return;
    const command = await row.load();
    configure(parser, command, async (operands, values) => {
      status = await command.run(operands, values, io);
    });
  };
  for (const [name, row] of Object.entries(COMMANDS)) {
    if ('load' in row) await add(program, name, row);
    else {
      const group = program.command(name).description(row.summary);
      for (const [word, single] of Object.entries(row.commands)) await add(group, word, single);
    }
  }
  const [first, topic = ''] = args;
  if (first === 'help' && /^\w/.test(topic) && topic !== 'help' && !Object.hasOwn(COMMANDS, topic))
    throw new UsageError(
      `no help: there is no command '${shorten(topic)}' (hitori --help lists all)`,
    );
  // Commander's own `help` knows one word only.
  const asked = first === 'help' && args.length > 2 ? [...args.slice(1), '--help'] : args;
  await program.parseAsync(asked, { from: 'user' });
  return status;
}

function createProgram(io: Io): Parser {
  const { columns = 80 } = io.stdout;
  return new Parser('hitori')
    .description('Solve, prove, rate, explain, generate and convert Hitori puzzles.')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .addHelpText('after', '\nhitori COMMAND --help describes a command and shows examples.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      getOutHelpWidth: () => Math.min(columns, 100),
      getErrHelpWidth: () => Math.min(columns, 100),
      outputError: (text, write) => write(oneLine(text)),
    });
}

/** Commander's message as one line of ours: `error: unknown ...` and a suggestion below. */
function oneLine(message: string): string {
  const line = message
    .replace(/^error: /, '')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');
  // To the shell an unquoted # begins a comment.
  const advice = /'--(?:answer|shading) .*argument missing/.test(line)
    ? ' (quote rows that begin with #)'
    : '';
  return `hitori: ${printable(line)}${advice}\n`;
}

type Action = (operands: readonly string[], values: Record<string, unknown>) => Promise<void>;

function configure(parser: Parser, command: Command, action: Action): void {
  const { operands } = command;
  if (operands) parser.argument(operands.name, operands.summary);
  const names = new Map<string, string>();
  for (const [name, spec] of Object.entries<OptionSpec<unknown>>(command.options)) {
    const option = parser.createOption(spec.flags, spec.summary);
    if (spec.read) option.argParser(commanderReader(spec.read));
    names.set(name, option.attributeName());
    parser.addOption(option);
  }
  parser.addHelpText('after', formatExamples(command));
  parser.action(async () => {
    const values: Record<string, unknown> = {};
    for (const [name, attribute] of names) values[name] = parser.getOptionValue(attribute);
    await action(parser.args, values);
  });
}

function commanderReader(read: NonNullable<OptionSpec<unknown>['read']>) {
  return (text: string): unknown => {
    const result = read(text);
    if (!result.ok) throw new InvalidArgumentError(result.error);
    return result.value;
  };
}

function formatExamples(command: Command): string {
  const width = Math.max(...command.examples.map(([line]) => line.length));
  const lines = command.examples.map(([line, meaning]) => `  ${line.padEnd(width)}  ${meaning}`);
  return `\nExamples:\n${lines.join('\n')}`;
}
