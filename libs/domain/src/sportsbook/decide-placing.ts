import { allow, refuse } from '../decision/index.ts';
import type { Decision, Refused } from '../decision/index.ts';
import { money } from '../money/index.ts';
import type { CurrencyType, Minor } from '../money/index.ts';
import { decideStake, limitTexts } from '../play/index.ts';
import type { StakeDetails } from '../play/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import type { BetPick } from './bets.ts';
import { decideSlip } from './decide-slip.ts';
import type { SlipLeg, SlipPlan } from './decide-slip.ts';
import type { PlacingReason } from './placing-reasons.ts';
import type { Odds } from './prices.ts';

export interface SentSlip {
  readonly legs: readonly SlipLeg[];
  readonly size: number;
  /** The stake of a line, as it was typed. */
  readonly unit: string;
  /** Of which money the slip was drawn up, null as without a promo; undefined for whatever is played with as it is placed. */
  readonly stakedFrom: WalletMode | null | undefined;
}

export interface KnownBet {
  /** OPENING: whether its stake was taken is not known. ANNULLED: it was given back. */
  readonly status: 'OPENING' | 'OPEN' | 'DECIDED' | 'CLOSED' | 'ANNULLED';
  readonly currency: string;
  readonly size: number;
  readonly unit: Minor;
  readonly legs: readonly (BetPick & { readonly odds: Odds })[];
}

export interface PlacingFacts<Sent extends SentSlip = SentSlip, Bet extends KnownBet = KnownBet> {
  /** Null for what is no slip with an id. */
  readonly sent: Sent | null;
  readonly earlier: Bet | null;
  readonly currency: { readonly code: string; readonly type: CurrencyType };
  /** What may be staked at the seat, the smallest first. */
  readonly ladder: readonly Minor[];
  /** Of which money a stake is; null without an active promo, which is cash too. */
  readonly stakedFrom: WalletMode | null;
}

export type PlacingPlan<Sent extends SentSlip = SentSlip, Bet extends KnownBet = KnownBet> =
  | ({ readonly kind: 'PLACE'; readonly sent: Sent; readonly stakedFrom: WalletMode } & SlipPlan)
  /** The bet is kept already, and its stake is asked for once more. */
  | { readonly kind: 'STAKE'; readonly bet: Bet }
  | { readonly kind: 'REPEAT'; readonly bet: Bet }
  /** The bet has no answer yet and can no longer be placed: what was staked goes back, and this is said. */
  | { readonly kind: 'GIVE_BACK'; readonly bet: Bet; readonly refusal: Refused<PlacingReason, StakeDetails> };

const isSame = (bet: KnownBet, { sent, currency }: { sent: SentSlip; currency: PlacingFacts['currency'] }) =>
  bet.currency === currency.code &&
  bet.size === sent.size &&
  bet.unit === money.parseOrZero(sent.unit, currency.type) &&
  bet.legs.length === sent.legs.length &&
  sent.legs.every(({ fixture, market, selection, seen }, index) => {
    const leg = bet.legs[index];
    return (
      leg?.fixture === fixture && leg.market === market && leg.selection === selection && leg.odds === seen
    );
  });

/** A slip that was drawn up of one kind of money is staked of no other. */
const moneyOf = ({ stakedFrom }: SentSlip, played: WalletMode | null): WalletMode =>
  (stakedFrom === undefined ? played : stakedFrom) ?? 'CASH';

function placedNow(
  { legs, size, unit }: SentSlip,
  { currency: { type }, ladder }: Pick<PlacingFacts, 'currency' | 'ladder'>,
): Decision<SlipPlan, PlacingReason, StakeDetails> {
  // The unit first, because its text is what the member typed, and what it comes to over the lines may be past all bounds.
  const line = decideStake({ play: 'SPORTSBOOK', type, ladder, stake: unit });
  if (!line.allowed) return line;
  const slip = decideSlip({ legs, size, unit: line.plan.stake });
  if (!slip.allowed) return refuse(slip.reason, limitTexts(ladder, type));
  const stake = money.format(slip.plan.stake, type);
  const whole = decideStake({ play: 'SPORTSBOOK', type, ladder, stake });
  return whole.allowed ? slip : whole;
}

/**
 * Whether a bet is placed: once for each request, at the odds that were seen and within the limits of a stake. Time has passed
 * when a request comes again: a bet whose stake has no answer is placed only if it still can be, and given back otherwise, so
 * that nobody places it knowing how its matches went.
 */
export function decidePlacing<Sent extends SentSlip, Bet extends KnownBet>({
  sent,
  earlier,
  ...seat
}: PlacingFacts<Sent, Bet>): Decision<PlacingPlan<Sent, Bet>, PlacingReason, StakeDetails> {
  const details = limitTexts(seat.ladder, seat.currency.type);
  if (!sent) return refuse('malformed', details);
  if (!earlier) {
    const placed = placedNow(sent, seat);
    if (!placed.allowed) return placed;
    return allow({ kind: 'PLACE', sent, stakedFrom: moneyOf(sent, seat.stakedFrom), ...placed.plan });
  }
  if (!isSame(earlier, { sent, currency: seat.currency })) return refuse('otherOrder', details);
  if (earlier.status === 'ANNULLED') return refuse('givenBack', details);
  if (earlier.status !== 'OPENING') return allow({ kind: 'REPEAT', bet: earlier });
  const placed = placedNow(sent, seat);
  if (placed.allowed) return allow({ kind: 'STAKE', bet: earlier });
  return allow({ kind: 'GIVE_BACK', bet: earlier, refusal: placed });
}
