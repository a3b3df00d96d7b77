import type { VerbInput } from '@magpie/domain/verbs';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { jsonOf, pairOf } from './values.ts';

/** The contract's own names are in capitals, which a command line need not be. */
const shown = (value: string) => (value === value.toUpperCase() ? value.toLowerCase() : value);

/** The values that an input takes in the words of the command line; empty when any text will do. */
export function choicesOf(core: z.ZodType): string[] {
  if (core instanceof z.ZodObject) return Object.keys(core.shape).map((name) => `${name}=`);
  return core instanceof z.ZodEnum ? core.options.map((value) => shown(String(value))) : [];
}

function valueOf(core: z.ZodType, text: string): unknown {
  if (core instanceof z.ZodEnum) {
    return core.options.find((value) => String(value).toLowerCase() === text.toLowerCase()) ?? text;
  }
  if (core instanceof z.ZodNumber) return text.trim() === '' ? NaN : Number(text);
  return core instanceof z.ZodRecord ? jsonOf(text) : text;
}

/** @throws InvalidArgumentError with what the schema says of it */
function checked(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return value;
  throw new InvalidArgumentError(
    result.error.issues.map(({ path, message }) => [...path, message].join(': ')).join(' '),
  );
}

/** Reads one text, or one more `name=value` of an input that has parts. */
const reader =
  ({ core }: VerbInput) =>
  (text: string, before: unknown): unknown =>
    core instanceof z.ZodObject
      ? checked(core, { ...(before as object | undefined), ...pairOf(text, core) })
      : checked(core, valueOf(core, text));

function described({ core, description }: VerbInput): string {
  const choices = choicesOf(core);
  if (core instanceof z.ZodObject)
    return `${description}, as name=value: ${Object.keys(core.shape).join(', ')}`;
  return choices.length > 0 && choices.length <= 10 ? `${description}: ${choices.join(', ')}` : description;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The word that stands for a positional input in help. */
function placeholder({ name, core, optional }: VerbInput): string {
  const word = core instanceof z.ZodObject ? `${name}...` : name;
  return optional ? `[${word}]` : `<${word}>`;
}

export function argumentOf(input: VerbInput): Argument {
  return new Argument(placeholder(input), described(input)).argParser(reader(input));
}

export function optionOf(input: VerbInput): Option {
  const { name, core, optional, standing } = input;
  const short = name === 'world' ? '-w, ' : '';
  const value = core instanceof z.ZodBoolean ? '' : ' <value>';
  const option = new Option(`${short}--${kebab(name)}${value}`, described(input)).argParser(reader(input));
  if (core instanceof z.ZodBoolean) return new Option(`--${kebab(name)}`, described(input));
  if (!optional) return option.makeOptionMandatory();
  if (standing === undefined) return option;
  return option.default(standing, typeof standing === 'string' ? standing.toLowerCase() : undefined);
}
