import { money } from '@magpie/domain/money';
import { rewardBonusExpiry } from '@magpie/domain/bonuses';
import { activateIn, expireBonus } from '#modules/bonuses/index.ts';
import { endPromo } from '#modules/promos/index.ts';
import { activeOf, later, play } from '../regulars/regular.ts';
import type { Moment } from '../regulars/regular.ts';
import { playRound } from '../rounds.ts';
import { HOUR_MS, MINUTE_MS } from '../times.ts';
import { unitAt } from '../unit-at.ts';

/** What became of the bonus of a reward: never activated, in play, or how it ended. */
export type Fate = 'UNUSED' | 'ACTIVE' | 'COMPLETE' | 'LOST' | 'CANCELED';

export interface ClaimedReward {
  /** Id of the bonus that it was claimed as, at the moment. */
  readonly bonus: string;
  /** Minor units of the currency. */
  readonly amount: bigint;
  /** A game that the member has played before, so that nothing but the bets and the turnover grow. */
  readonly game: string;
}

type Play = (moment: Moment, reward: ClaimedReward) => Promise<void>;

const text = (minor: bigint): string => money.format(money.of(minor), 'FIAT');

/** Less than any stake. */
const CRUMB = 10n;

const some: Play = (moment, { amount, game }) =>
  play(moment, { stake: text(amount / 5n), games: [[game, 2]], bonus: true });

const fates: Readonly<Record<Exclude<Fate, 'UNUSED'>, Play>> = {
  ACTIVE: some,
  CANCELED: async (moment, reward) => {
    await some(moment, reward);
    const then = later(moment, HOUR_MS / 2);
    await endPromo(then.unit, await activeOf(then), { status: 'CANCELED', cause: 'MEMBER' });
  },
  // What was won with the bonus became cash, and that was played away in the same night.
  COMPLETE: async (moment, { amount, game }) => {
    const half = text(amount / 2n);
    await play(moment, { stake: half, games: [[game, 2]], wins: { 1: text(amount) }, bonus: true });
    const { unit, ids, person, currency, at } = later(moment, HOUR_MS / 2);
    const cash = { person, currency, wallet: 'CASINO', stake: amount, payout: 0n } as const;
    await playRound(unit, ids, { ...cash, key: `reward_${String(at)}`, game, at });
  },
  LOST: (moment, { amount, game }) =>
    play(moment, { stake: text((amount - CRUMB) / 2n), games: [[game, 2]], bonus: true }),
};

/** Lets the bonus of a reward that was claimed at a moment come to what became of it. */
export async function meetFate(moment: Moment, reward: ClaimedReward, fate: Fate): Promise<void> {
  if (fate === 'UNUSED') {
    const expiresAt = rewardBonusExpiry(new Date(moment.at)).getTime();
    return expireBonus(unitAt(moment.unit, expiresAt), reward.bonus);
  }
  const activation = later(moment, 5 * MINUTE_MS);
  await activateIn(activation.unit, activation.memberId, reward.bonus);
  await fates[fate](later(activation, 5 * MINUTE_MS), reward);
}
