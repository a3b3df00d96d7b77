import { decideJackpotRound, isOpenJackpot, jackpotFeed } from '@magpie/domain/jackpots';
import type { JackpotRoundFacts } from '@magpie/domain/jackpots';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { earnsRewards, isMostlyAtRisk } from '@magpie/domain/play';
import type { PlayedBet } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { convert } from '../wallets/index.ts';
import { feedPool, payOut } from './pool.ts';
import type { WinningBet } from './pool.ts';
import { jackpotsFedBy } from './store/index.ts';
import type { JackpotRow } from './store/index.ts';
import { keepRest, restOf } from './store/rests.ts';
import { turnoverSince } from './store/turnover.ts';

export interface JackpotRound {
  readonly bet: WinningBet & PlayedBet & { readonly riskFreeMinor: bigint };
  /** What it paid, its stake included, in the currency of the bet. */
  readonly payout: bigint;
  /** Id of the game's provider. */
  readonly provider: string;
}

/** A member's cash turnover on the games of some jackpots since the last payout of each, in its currency (JACK-12). */
export async function turnoversOf(
  db: Reader,
  memberId: string,
  jackpots: readonly Pick<JackpotRow, 'id' | 'currency'>[],
): Promise<ReadonlyMap<string, Minor>> {
  const ids = jackpots.map(({ id }) => id);
  const sums = await turnoverSince(db, memberId, ids);
  return new Map(
    jackpots.map(({ id, currency }) => {
      const own = sums.filter(({ jackpotId }) => jackpotId === id);
      const parts = own.map((sum) => money.of(convert(sum.stakedMinor, sum.currency, currency)));
      return [id, money.sum(parts)];
    }),
  );
}

async function wins(unit: Unit, row: JackpotRow, { bet, payout }: JackpotRound): Promise<boolean> {
  const facts: JackpotRoundFacts = {
    status: row.status,
    poolStatus: row.poolStatus,
    stake: money.of(convert(bet.effectiveBetMinor, bet.currency, row.currency)),
    mostlyAtRisk: isMostlyAtRisk({ stake: bet.effectiveBetMinor, riskFree: bet.riskFreeMinor }),
    payout: money.of(convert(payout, bet.currency, row.currency)),
    winRequirement: money.of(row.winRequirementMinor),
    turnover: null,
    turnoverRequirement: money.of(row.turnoverRequirementMinor),
  };
  if (!decideJackpotRound(facts).allowed) return false;
  const turnovers = await turnoversOf(unit.db, bet.memberId, [row]);
  return decideJackpotRound({ ...facts, turnover: turnovers.get(row.id) ?? money.zero }).allowed;
}

/** A settled round's stake of cash feeds the pool (JACK-11, CASHBK-24), and the round may win it (JACK-12). */
export async function countForJackpots(unit: Unit, round: JackpotRound): Promise<void> {
  const { bet, provider } = round;
  if (!earnsRewards(bet)) return;
  for (const { jackpot, contribution } of await jackpotsFedBy(unit.db, provider)) {
    if (!isOpenJackpot(jackpot.status)) continue;
    const counted = bet.effectiveBetMinor - bet.riskFreeMinor;
    const stake = money.of(convert(counted, bet.currency, jackpot.currency));
    const before = await restOf(unit.db, jackpot.id);
    const { amount, rest } = jackpotFeed(stake, contribution, before);
    if (rest !== before) await keepRest(unit.db, { jackpotId: jackpot.id, rest });
    const fed = await feedPool(unit, jackpot, { key: `jackpot:${jackpot.id}:feed:${bet.id}`, amount });
    if (await wins(unit, fed, round)) await payOut(unit, fed, bet);
  }
}
