import { z } from 'zod';

const entry = z.looseObject({
  level: z.number(),
  time: z.union([z.number(), z.string()]).optional(),
  msg: z.string().default(''),
});

const quiet = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'service', 'requestId']);

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warn',
  50: 'ERROR',
  60: 'FATAL',
};

/** Control characters and those that change text direction or break lines: a terminal would act on them. */
const acting = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Log lines contain input of callers, which must not move the cursor or change what was printed. */
const harmless = (text: string): string =>
  text.replace(acting, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * A log line for people: the message, then its facts as `key=value`, control characters escaped. Any other line stays
 * as it is. Codes of the mailbox (API-16) appear like every other fact.
 */
export function readable(line: string): string {
  const parsed = entry.safeParse(parse(line));
  if (!parsed.success) return harmless(line);
  const facts = Object.entries(parsed.data)
    .filter(([key]) => !quiet.has(key))
    .map(([key, value]) => `${key}=${valueText(value)}`);
  const parts = [levels[parsed.data.level] ?? '', parsed.data.msg, ...facts];
  return harmless(parts.filter((part) => part !== '').join(' '));
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
