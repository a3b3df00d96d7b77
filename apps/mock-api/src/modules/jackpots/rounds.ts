import { decideJackpotRound, isOpenJackpot, jackpotFeed } from '@magpie/domain/jackpots';
import type { JackpotRoundFacts } from '@magpie/domain/jackpots';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { earnsRewards } from '@magpie/domain/play';
import type { PlayedBet } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { convert } from '../wallets/index.ts';
import { feedPool, payOut } from './pool.ts';
import type { WinningBet } from './pool.ts';
import { jackpotsFedBy, lastPayout, turnoverSince } from './store/index.ts';
import type { JackpotRow } from './store/index.ts';

export interface JackpotRound {
  readonly bet: WinningBet & PlayedBet;
  /** What it won, in the currency of the bet. */
  readonly payout: bigint;
  /** Id of the game's provider. */
  readonly provider: string;
}

/** A member's cash turnover on the games of a jackpot since its last payout, in its currency (JACK-12). */
export async function turnoverOf(
  db: Reader,
  memberId: string,
  { id, currency }: Pick<JackpotRow, 'id' | 'currency'>,
): Promise<Minor> {
  const sums = await turnoverSince(db, { memberId, jackpotId: id, last: await lastPayout(db, id) });
  return money.sum(sums.map((sum) => money.of(convert(sum.staked, sum.currency, currency))));
}

/** The turnover is only added up for a round that wins with it. */
async function wins(unit: Unit, row: JackpotRow, { bet, payout }: JackpotRound): Promise<boolean> {
  const turnoverRequirement = money.of(row.turnoverRequirementMinor);
  const facts: JackpotRoundFacts = {
    status: row.status,
    poolStatus: row.poolStatus,
    win: money.of(convert(payout, bet.currency, row.currency)),
    winRequirement: money.of(row.winRequirementMinor),
    turnover: turnoverRequirement,
    turnoverRequirement,
  };
  if (!decideJackpotRound(facts).allowed) return false;
  const turnover = await turnoverOf(unit.db, bet.memberId, row);
  return decideJackpotRound({ ...facts, turnover }).allowed;
}

/** A settled round's stake of cash feeds the pool (JACK-11, CASHBK-24), and the round may win it (JACK-12). */
export async function countForJackpots(unit: Unit, round: JackpotRound): Promise<void> {
  const { bet, provider } = round;
  if (!earnsRewards(bet)) return;
  for (const { jackpot, contribution } of await jackpotsFedBy(unit.db, provider)) {
    if (!isOpenJackpot(jackpot.status)) continue;
    const stake = money.of(convert(bet.effectiveBetMinor, bet.currency, jackpot.currency));
    const key = `jackpot:${jackpot.id}:feed:${bet.id}`;
    const fed = await feedPool(unit, jackpot, { key, amount: jackpotFeed(stake, contribution) });
    if (await wins(unit, fed, round)) await payOut(unit, fed, bet);
  }
}
