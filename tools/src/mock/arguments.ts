import { Argument, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { jsonOf, pairOf } from './values.ts';

/** What an input of a verb is to the command line. */
interface Input {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Without what makes it optional. */
  readonly core: z.ZodType;
  readonly description: string;
  readonly positional: boolean;
  readonly optional: boolean;
}

function coreOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return coreOf(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** The inputs of a verb in the order of its table. */
export function inputsOf(inputs: z.ZodObject): Input[] {
  return Object.entries(inputs.shape).map(([name, field]) => {
    const schema = field as z.ZodType;
    const { description = '', positional } = schema.meta() ?? {};
    const optional = schema.safeParse(undefined).success;
    return { name, schema, core: coreOf(schema), description, positional: positional === true, optional };
  });
}

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
  ({ core }: Input) =>
  (text: string, before: unknown): unknown =>
    core instanceof z.ZodObject
      ? checked(core, { ...(before as object | undefined), ...pairOf(text, core) })
      : checked(core, valueOf(core, text));

function described({ core, description }: Input): string {
  const choices = choicesOf(core);
  if (core instanceof z.ZodObject)
    return `${description}, as name=value: ${Object.keys(core.shape).join(', ')}`;
  return choices.length > 0 && choices.length <= 10 ? `${description}: ${choices.join(', ')}` : description;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The word that stands for a positional input in help. */
function placeholder({ name, core, optional }: Input): string {
  const word = core instanceof z.ZodObject ? `${name}...` : name;
  return optional ? `[${word}]` : `<${word}>`;
}

export function argumentOf(input: Input): Argument {
  return new Argument(placeholder(input), described(input)).argParser(reader(input));
}

export function optionOf(input: Input): Option {
  const { name, schema, core, optional } = input;
  const short = name === 'world' ? '-w, ' : '';
  const value = core instanceof z.ZodBoolean ? '' : ' <value>';
  const option = new Option(`${short}--${kebab(name)}${value}`, described(input)).argParser(reader(input));
  if (core instanceof z.ZodBoolean) return new Option(`--${kebab(name)}`, described(input));
  if (!optional) return option.makeOptionMandatory();
  const standing: unknown = schema.parse(undefined);
  if (standing === undefined) return option;
  return option.default(standing, typeof standing === 'string' ? standing.toLowerCase() : undefined);
}
