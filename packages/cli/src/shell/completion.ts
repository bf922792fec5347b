/**
 * Completion scripts for shells, made from what the commands say about themselves. The scripts are
 * complete in themselves: pressing Tab starts no process.
 */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** A command as the shell sees it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The words its first operand is one of; files when there are none. */
  readonly operandChoices: readonly string[];
  /** Files stand behind these words. */
  readonly takesFiles: boolean;
}

export interface CompletedOption {
  /** `--max`, and `-o` where there is a short name. */
  readonly names: readonly string[];
  readonly summary: string;
  readonly value: 'none' | 'file' | 'text' | readonly string[];
}

type Writer = (commands: readonly CompletedCommand[]) => string;

export function writeCompletion(shell: Shell, commands: readonly CompletedCommand[]): string {
  return WRITERS[shell](commands);
}

const WRITERS: Record<Shell, Writer> = {
  bash: (
    commands,
  ) => `# bash completion of hitori: source it, or save it where bash-completion looks.
_hitori() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${commands.flatMap(bashValues).join('\n')}
  esac
  case "$word \${COMP_WORDS[1]}" in
${commands.map(bashWords).join('\n')}
  esac
}
complete -o filenames -F _hitori hitori
`,

  zsh: (commands) => `#compdef hitori
_hitori() {
  if (( CURRENT == 2 )); then
    local -a commands=(${commands.map(({ name, summary }) => quote(`${name}:${summary}`)).join(' ')})
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(zshCommand).join('\n')}
  esac
}
compdef _hitori hitori
`,

  fish: (
    commands,
  ) => `# fish completion of hitori: save it as ~/.config/fish/completions/hitori.fish
complete -c hitori -n __fish_use_subcommand -f
${commands.flatMap(fishCommand).join('\n')}
`,
};

/** The values of a command's options, by the word before. */
function bashValues({ name, options }: CompletedCommand): string[] {
  return options.flatMap(({ names, value }) => {
    if (value === 'none') return [];
    const pattern = names.map((option) => quote(`${name} ${option}`)).join('|');
    return `    ${pattern}) ${bashReply(value)}; return ;;`;
  });
}

function bashReply(value: CompletedOption['value']): string {
  // Names of files may hold spaces.
  if (value === 'file') return `local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$word"))`;
  return typeof value === 'string'
    ? ':'
    : `COMPREPLY=($(compgen -W "${value.join(' ')}" -- "$word"))`;
}

function bashWords({ name, options, operandChoices, takesFiles }: CompletedCommand): string {
  const names = options.flatMap((option) => option.names).join(' ');
  const words = bashReply(operandChoices.length > 0 ? operandChoices : 'file');
  const operand = takesFiles
    ? `if [[ $COMP_CWORD -eq 2 ]]; then ${words}; else ${bashReply('file')}; fi`
    : words;
  return `    -*' ${name}') COMPREPLY=($(compgen -W "${names}" -- "$word")) ;;
    *' ${name}') ${operand} ;;`;
}

function zshCommand({ name, options, operandChoices, takesFiles }: CompletedCommand): string {
  const specs = options.map(({ names, summary, value }) => {
    const text = summary.replaceAll(/[[\]:]/g, String.raw`\$&`);
    const exclusive = names.length > 1 ? `'(${names.join(' ')})'{${names.join(',')}}` : names[0];
    return `${exclusive}${quote(`[${text}]${zshValue(value)}`)}`;
  });
  const operands = [
    ...(operandChoices.length > 0 ? [`1:word:(${operandChoices.join(' ')})`] : []),
    ...(operandChoices.length === 0 || takesFiles ? ['*:file:_files'] : []),
  ];
  return `    ${name}) _arguments ${[...specs, ...operands.map(quote)].join(' ')} ;;`;
}

function zshValue(value: CompletedOption['value']): string {
  if (value === 'none') return '';
  if (value === 'file') return ':file:_files';
  return value === 'text' ? ':value: ' : `:value:(${value.join(' ')})`;
}

function fishCommand({
  name,
  summary,
  options,
  operandChoices,
  takesFiles,
}: CompletedCommand): string[] {
  const here = `complete -c hitori -n '__fish_seen_subcommand_from ${name}'`;
  const words =
    operandChoices.length > 0
      ? [`${here}${takesFiles ? '' : ' -f'} -a ${quote(operandChoices.join(' '))}`]
      : [];
  return [
    `complete -c hitori -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
    ...options.map(
      (option) =>
        `${here} ${option.names.map(fishName).join(' ')} -d ${quote(option.summary)}${fishValue(option.value)}`,
    ),
    ...words,
  ];
}

function fishName(name: string): string {
  return name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`;
}

function fishValue(value: CompletedOption['value']): string {
  if (value === 'none') return '';
  if (value === 'file') return ' -r -F';
  return value === 'text' ? ' -x' : ` -x -a ${quote(value.join(' '))}`;
}

/** As one word of a shell, in single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
