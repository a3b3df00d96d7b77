import { inputsOf, verbs } from '@magpie/domain/verbs';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { choicesOf } from './arguments.ts';

export const shells = ['bash', 'zsh'];

/** What may follow a command: its subcommands, its options and what its places choose from. */
function wordsAfter(command: Command, path: string): string[] {
  const verb = verbs.find(({ words }) => words === path);
  const places = verb ? inputsOf(verb.inputs).filter(({ positional }) => positional) : [];
  return [
    ...command.commands.map((each) => each.name()),
    ...command.options.map(({ long, short }) => long ?? short ?? ''),
    ...places.flatMap(({ core }) => choicesOf(core)),
  ];
}

/** Each command with what may follow it, by its words. */
function rows(command: Command, path: readonly string[] = []): [string, string[]][] {
  const below = command.commands.flatMap((each) => rows(each, [...path, each.name()]));
  return [[path.join(' '), wordsAfter(command, path.join(' '))], ...below];
}

const functionOf = (cases: string) => `mock() { npm run --silent mock -- "$@"; }
_mock() {
  local words
  case "\${COMP_WORDS[*]:1:2}" in
${cases}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -F _mock mock`;

/**
 * The script that a shell evaluates: a function `mock` and what may follow each of its words.
 * @throws InvalidArgumentError for a shell that is not known
 */
export function completion(program: Command, shell: string): string {
  if (!shells.includes(shell)) throw new InvalidArgumentError(`It must be ${shells.join(' or ')}.`);
  // The longest words first, because the word being typed stands behind them.
  const cases = rows(program)
    .sort(([one], [other]) => other.length - one.length)
    .map(([path, words]) => `    "${path}"*) words="${words.join(' ')}" ;;`);
  const script = functionOf(cases.join('\n'));
  return shell === 'zsh' ? `autoload -U +X bashcompinit && bashcompinit\n${script}` : script;
}
