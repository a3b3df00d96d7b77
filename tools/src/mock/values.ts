import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

/** The JSON that a text is, else undefined. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads `name=value`, where a value is JSON if it can be and its field is no text, else text.
 * @throws InvalidArgumentError without a name or an equals sign
 */
export function pairOf(pair: string, fields: z.ZodObject): Record<string, unknown> {
  const [, name, text] = /^([A-Za-z]+)=([\s\S]*)$/.exec(pair) ?? [];
  if (name === undefined || text === undefined) {
    throw new InvalidArgumentError(`"${pair}" is not written as name=value.`);
  }
  const value = jsonOf(text) ?? text;
  const isText = z.safeParse(fields, { [name]: text }).success;
  return { [name]: isText && typeof value !== 'string' ? text : value };
}
