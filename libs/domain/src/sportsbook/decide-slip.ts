import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { Minor } from '../money/index.ts';
import { linesOf, potentialReturn, stakeOf } from './bets.ts';
import type { BetPick, BetTerms, Leg } from './bets.ts';
import type { Odds } from './prices.ts';
import { maximumLegs, maximumLineOdds } from './slip-limits.ts';
import type { SlipReason } from './slip-reasons.ts';

export interface SlipLeg extends BetPick {
  /** The odds that the member has seen. */
  readonly seen: Odds;
  /** The odds now; null while no bet is taken on it. */
  readonly now: Odds | null;
}

export interface SlipFacts {
  readonly legs: readonly SlipLeg[];
  readonly size: number;
  readonly unit: Minor;
}

export interface SlipPlan {
  readonly terms: BetTerms;
  readonly stake: Minor;
}

/** What is staked on a line at most to be reckoned with; far more than may be staked, and its returns can be told. */
const maximumUnit = money.of(10n ** 12n);

/** Whether lines of so many selections can be made of some: never of two of one match, as one says something of the other. */
export const isCombinable = (legs: readonly Pick<BetPick, 'fixture'>[], size: number): boolean =>
  size <= 1 || new Set(legs.map(({ fixture }) => fixture)).size === legs.length;

function isTooLong(odds: readonly Odds[], size: number): boolean {
  return linesOf(odds.length, size).some(
    (line) => line.reduce((product, leg) => (product * (odds[leg] ?? 0)) / 100, 1) > maximumLineOdds,
  );
}

/** What a bet that is thought of would stake and return at most; null for what is past all bounds. */
export function previewBet(
  terms: BetTerms,
  legs: readonly Leg[],
): { readonly stake: Minor | null; readonly returns: Minor | null } {
  if (terms.unit > maximumUnit) return { stake: null, returns: null };
  const tooLong = isTooLong(
    legs.map(({ odds }) => odds),
    terms.size,
  );
  return { stake: stakeOf(terms, legs.length), returns: tooLong ? null : potentialReturn(terms, legs) };
}

/** A kind of bet that can be made of a slip: each line of so many selections. */
export interface SlipKind extends ReturnType<typeof previewBet> {
  readonly size: number;
  readonly open: boolean;
}

/** Every kind of bet that is shown for a slip; those that its selections do not allow are closed. */
export function slipKinds(
  legs: readonly (Pick<BetPick, 'fixture'> & Leg)[],
  unit: Minor,
): readonly SlipKind[] {
  return legs.slice(0, maximumLegs).map((_, index) => {
    const size = index + 1;
    return { size, open: isCombinable(legs, size), ...previewBet({ size, unit }, legs) };
  });
}

/** Whether a slip can be placed as it is; nobody gets other odds than those that they have seen (PLAY-32). */
export function decideSlip({ legs, size, unit }: SlipFacts): Decision<SlipPlan, SlipReason> {
  if (legs.length === 0) return refuse('empty');
  if (legs.length > maximumLegs) return refuse('tooManyLegs');
  if (!isCombinable(legs, size)) return refuse('relatedLegs');
  if (!Number.isInteger(size) || size < 1 || size > legs.length) return refuse('sizeUnknown');
  if (legs.some(({ now }) => now === null)) return refuse('legClosed');
  if (legs.some(({ now, seen }) => now !== seen)) return refuse('oddsChanged');
  const odds = legs.map(({ seen }) => seen);
  if (isTooLong(odds, size)) return refuse('oddsTooLong');
  const terms = { size, unit };
  return allow({ terms, stake: stakeOf(terms, legs.length) });
}
