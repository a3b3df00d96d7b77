/** A fraction in lowest terms, its denominator above zero. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

const divisor = (first: bigint, second: bigint): bigint =>
  second === 0n ? (first < 0n ? -first : first) : divisor(second, first % second);

/** @throws RangeError for a denominator of zero */
export function rational(over: bigint, under = 1n): Rational {
  if (under === 0n) throw new RangeError('A fraction has no denominator of zero.');
  const common = divisor(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / common, under: under / common };
}

/** In percent with two decimals, rounded half up: 29/30 gives '96.67'. For fractions from zero on. */
export function percentText({ over, under }: Rational): string {
  const hundredths = (20_000n * over + under) / (2n * under);
  return `${String(hundredths / 100n)}.${String(hundredths % 100n).padStart(2, '0')}`;
}
