import { inputsOf, verbs } from '@magpie/domain/verbs';
import type { Verb } from '@magpie/domain/verbs';
import type { Command } from 'commander';
import { argumentOf, optionOf } from './arguments.ts';

export type Send = (operation: string, variables: Readonly<Record<string, unknown>>) => Promise<void>;

/** The command of the first word of a verb of two, which holds all verbs that begin with it. */
function groupOf(program: Command, word: string): Command {
  const standing = program.commands.find((command) => command.name() === word);
  const seconds = verbs.flatMap(({ words }) =>
    words.startsWith(`${word} `) ? words.slice(word.length + 1) : [],
  );
  return standing ?? program.command(word).description(seconds.join(', '));
}

function addVerb(program: Command, verb: Verb, send: Send): void {
  const [first = '', second] = verb.words.split(' ');
  const parent = second === undefined ? program : groupOf(program, first);
  const command = parent.command(second ?? first).description(verb.summary);
  const inputs = inputsOf(verb.inputs);
  const places = inputs.filter(({ positional }) => positional);
  for (const input of inputs) {
    if (input.positional) command.addArgument(argumentOf(input));
    else command.addOption(optionOf(input));
  }
  command.action(async (...given: unknown[]) => {
    const placed = Object.fromEntries(places.map(({ name }, index) => [name, given[index]]));
    const { operation, variables } = verb.call(verb.inputs.parse({ ...placed, ...command.opts() }));
    await send(operation, variables);
  });
}

export function addVerbs(program: Command, send: Send): void {
  for (const verb of verbs) addVerb(program, verb, send);
}
