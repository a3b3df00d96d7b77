import { z } from 'zod';

const entry = z.looseObject({
  level: z.number(),
  time: z.union([z.number(), z.string()]).optional(),
  msg: z.string().default(''),
});

/** Keys that every line has and nobody reads. */
const quiet = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'service', 'requestId']);

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warn',
  50: 'ERROR',
  60: 'FATAL',
};

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * One line of the platform's log as a person reads it: the message, then its facts as `key=value`. A line that is not a
 * log entry stays as it is. Codes of the mailbox (API-16) stand in it like every other fact.
 */
export function readable(line: string): string {
  const parsed = entry.safeParse(parse(line));
  if (!parsed.success) return line;
  const facts = Object.entries(parsed.data)
    .filter(([key]) => !quiet.has(key))
    .map(([key, value]) => `${key}=${valueText(value)}`);
  return [levels[parsed.data.level] ?? '', parsed.data.msg, ...facts].filter((part) => part !== '').join(' ');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
