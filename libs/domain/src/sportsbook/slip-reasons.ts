import type { ReasonTable } from '../decision/index.ts';
import { displayAmount, withoutZeroDecimals } from '../format/index.ts';
import { maximumLegs, maximumLineOdds } from './slip-limits.ts';

export type SlipReason =
  | 'empty'
  | 'tooManyLegs'
  | 'relatedLegs'
  | 'sizeUnknown'
  | 'legClosed'
  | 'oddsChanged'
  | 'oddsTooLong';

export const slipReasons = {
  empty: { code: 'BAD_USER_INPUT', text: () => 'Choose odds to bet on them.', field: 'legs' },
  tooManyLegs: {
    code: 'BAD_USER_INPUT',
    text: () => `A bet has at most ${String(maximumLegs)} selections. Take one off to add another.`,
    field: 'legs',
  },
  relatedLegs: {
    code: 'BAD_USER_INPUT',
    text: () => 'Selections of the same match cannot be combined.',
    field: 'legs',
  },
  sizeUnknown: {
    code: 'BAD_USER_INPUT',
    text: () => 'There is no such system of these selections.',
    field: 'size',
  },
  legClosed: { code: 'NOT_FOUND', text: () => 'A selection is no longer open. Take it off your slip.' },
  oddsChanged: { code: 'CONFLICT', text: () => 'Odds have changed. Look at them before you place the bet.' },
  oddsTooLong: {
    code: 'BAD_USER_INPUT',
    text: () =>
      `The odds of a line may multiply to ${withoutZeroDecimals(displayAmount(maximumLineOdds, 'FIAT'))} at most.`,
    field: 'legs',
  },
} as const satisfies ReasonTable<SlipReason>;
