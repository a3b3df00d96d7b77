import { lostIn, shareOf } from '@magpie/domain/cashback';
import { money } from '@magpie/domain/money';
import { byRule, sumOf } from '#platform/explanations/index.ts';
import type { Explained, ExplainedPart } from '#platform/explanations/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { totalsOf } from './played.ts';
import { periodsOf, pastOf, standingOf } from './standing.ts';
import { playedBets } from './store/index.ts';
import type { CashbackRecord } from './store/index.ts';

/** Why a cashback has collected what it has: the bets of the days it is for, and what its terms make of them (CASHBK-18). */
export async function explainCashback(
  world: World,
  record: CashbackRecord,
  memberId: string,
): Promise<Explained> {
  const { row } = record;
  const now = world.now();
  const past = await pastOf(world.db, memberId, now);
  const { amount, share } = await standingOf(world.db, now, record, past);
  const usual = { title: row.title, currency: row.currency, value: amount };
  const periods = periodsOf(record, past, now);
  if (!periods) return { ...usual, parts: [] };
  const bets = await playedBets(world.db, memberId, record, periods.period);
  const parts = bets.map(({ id, gameId, settledAt, ...bet }): ExplainedPart => {
    const risked = bet.effectiveBetMinor - bet.riskFreeMinor;
    const lost = bet.effectiveBetMinor - bet.payoutMinor;
    const counted = row.onLossesOnly ? lost : risked;
    return { kind: 'BET', id, type: gameId, at: settledAt, amount: risked > 0n ? counted : 0n };
  });
  const totals = await totalsOf(world.db, record, { memberId, ...periods });
  const basis = row.onLossesOnly ? lostIn(totals) : totals.turnover;
  const shared = shareOf(money.of(basis), share);
  return {
    ...usual,
    parts: [
      ...parts,
      ...byRule('COVERED', 'What was won, or covered by what was won', basis - sumOf(parts)),
      ...byRule('SHARE', `All but ${String(share / 100)} % of it`, shared - basis),
      ...byRule('TERMS', 'The limit of the month, earlier claims and disputes', amount - shared),
    ],
  };
}
