import type { Draws } from './fairness.ts';

/** Draws `count` different whole numbers from 1 to `of`, each set of them equally likely, in the order they came. */
export function drawDistinct(draws: Draws, count: number, of: number): readonly number[] {
  const left = Array.from({ length: of }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)).flat();
}

/** In how many ways `count` things can be chosen of `of`. */
export function waysToChoose(of: number, count: number): bigint {
  if (count < 0 || count > of) return 0n;
  let ways = 1n;
  for (let step = 1; step <= count; step += 1) ways = (ways * BigInt(of - count + step)) / BigInt(step);
  return ways;
}
