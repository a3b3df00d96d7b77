import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

/** @throws InvalidArgumentError for anything but a whole number */
export function whole(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

/** A share above 0 up to 1. @throws InvalidArgumentError for anything else */
export function share(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1)) throw new InvalidArgumentError('It must be above 0 and at most 1.');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a JSON object. @throws InvalidArgumentError for anything else */
export function json(text: string): Record<string, unknown> {
  const object = z.record(z.string(), z.unknown()).safeParse(parsed(text));
  if (!object.success)
    throw new InvalidArgumentError('It must be a JSON object, such as \'{"amount":"5"}\'.');
  return object.data;
}

/**
 * Parses `name=value`, where a value is JSON if it can be, else text.
 * @throws InvalidArgumentError without a name or an equals sign
 */
export function settings(pairs: readonly string[]): Record<string, unknown> {
  const entries = pairs.map((pair) => {
    const [, name, text] = /^([A-Za-z]+)=([\s\S]*)$/.exec(pair) ?? [];
    if (name === undefined || text === undefined) {
      throw new InvalidArgumentError(`"${pair}" is not written as name=value.`);
    }
    return [name, parsed(text) ?? text] as const;
  });
  return Object.fromEntries(entries);
}
