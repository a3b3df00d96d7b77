import type { ShownRecord } from '../model.ts';

const before = [
  'Welcome to the table. Lay your chips, the wheel turns soon.',
  'Good to see you all. Which number will it be this time?',
  'Chips on the table, please. I turn the wheel in a moment.',
  'Take your time, there is another turn after this one.',
  'Fifty segments, one pointer. Place your bets.',
  'A quiet table is a thinking table. Last chips, please.',
] as const;

const after = [
  'It stops on {}. Well played, everyone who had it.',
  'There it is: {}.',
  'And the pointer rests on {}. Thank you for playing.',
  'It is {} this time.',
] as const;

const words: Readonly<Record<string, string>> = {
  ONE: 'one',
  THREE: 'three',
  FIVE: 'five',
  ELEVEN: 'eleven',
  TWENTY_THREE: 'twenty-three',
};

const lineOf = (lines: readonly string[], round: number): string => lines[round % lines.length] ?? '';

/** What the host says around a turn; each turn has its own lines, the same for everyone. */
export function hostLines(round: number, { field }: ShownRecord) {
  const word = typeof field === 'string' ? (words[field] ?? '') : '';
  return { before: lineOf(before, round), after: lineOf(after, round).replace('{}', word) };
}
