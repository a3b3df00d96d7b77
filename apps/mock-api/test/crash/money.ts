/** An amount of the wire in hundred-millionths of its currency, whatever that is, so that amounts can be added up. */
export function exact(decimal: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(decimal) ?? [];
  if (whole === '0' && !/^-?0/.test(decimal)) throw new Error(`No amount: ${decimal}`);
  const amount = BigInt(whole) * 100_000_000n + BigInt(fraction.padEnd(8, '0'));
  return sign === '-' ? -amount : amount;
}

/** The sum of amounts. */
export function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** Those of some amounts that add up to a sum, or undefined when none do. */
export function subsetFor<T extends { readonly amount: bigint }>(
  sum: bigint,
  choices: readonly T[],
): readonly T[] | undefined {
  if (sum === 0n) return [];
  const [first, ...others] = choices;
  if (!first) return undefined;
  const rest = subsetFor(sum - first.amount, others);
  return rest ? [first, ...rest] : subsetFor(sum, others);
}
