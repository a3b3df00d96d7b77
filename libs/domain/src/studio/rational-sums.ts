import { rational } from './rational.ts';
import type { Rational } from './rational.ts';

export const nothing: Rational = rational(0n);
export const one: Rational = rational(1n);

export const plus = (first: Rational, second: Rational): Rational =>
  rational(first.over * second.under + second.over * first.under, first.under * second.under);

export const minus = (first: Rational, second: Rational): Rational =>
  plus(first, { over: -second.over, under: second.under });

export const times = (first: Rational, second: Rational): Rational =>
  rational(first.over * second.over, first.under * second.under);

/** @throws RangeError for a divisor of zero */
export const dividedBy = (first: Rational, second: Rational): Rational =>
  rational(first.over * second.under, first.under * second.over);

export const isMore = (first: Rational, second: Rational): boolean =>
  first.over * second.under > second.over * first.under;
