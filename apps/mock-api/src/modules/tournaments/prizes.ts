import { displayMoney } from '@magpie/domain/format';
import { tournamentPrizeMessage } from '@magpie/domain/messages';
import { money } from '@magpie/domain/money';
import {
  closingTime,
  decideTournamentEnd,
  sharePrizes,
  tournamentEndReasons,
} from '@magpie/domain/tournaments';
import type { Winner } from '@magpie/domain/tournaments';
import { refusalOf } from '#platform/graphql/index.ts';
import type { ScheduledJob } from '#platform/jobs/index.ts';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { decimal, knownCurrency, publishBalance } from '../wallets/index.ts';
import { changeTournament, findTournament, readRewards, unpaidTournaments } from './store/index.ts';
import type { TournamentRow } from './store/index.ts';
import { scoresWithin } from './store/scores.ts';

type Won = Winner<{ readonly memberId: string | null; readonly score: bigint }>;

async function winnersOf({ db }: Unit, { id }: TournamentRow): Promise<readonly Won[]> {
  const prizes = ((await readRewards(db, [id])).get(id) ?? []).map(({ rank, prizeMinor }) => ({
    rank,
    amount: money.of(prizeMinor),
  }));
  const lastRank = Math.max(0, ...prizes.map(({ rank }) => rank));
  const scores = (await scoresWithin(db, id, lastRank)).map(({ memberId, score }) => {
    return { memberId, score: BigInt(score) };
  });
  return sharePrizes(scores, prizes);
}

async function pay(
  unit: Unit,
  { id, name, currency }: TournamentRow,
  { memberId, rank, prize }: Won & { readonly memberId: string },
): Promise<void> {
  await unit.post({
    key: `tournaments:${id}:${memberId}`,
    type: 'TOURNAMENT_PAYOUT',
    memberId,
    postings: [
      { account: houseAccount(`TOURNAMENT:${id}`, currency), amount: money.negate(prize) },
      { account: memberAccount(memberId, 'MAIN', currency), amount: prize },
    ],
    details: { name },
  });
  await publishBalance(unit, memberId);
  const known = knownCurrency(currency);
  await sendMessage(unit, memberId, {
    type: 'AUTOPAYOUT',
    subject: { kind: 'TOURNAMENT', id },
    ...tournamentPrizeMessage({ tournament: name, rank, prize: displayMoney(decimal(prize, known), known) }),
  });
}

/** Pays the prizes of a tournament to main cash, each once by its key, and answers how many (TOUR-10). */
async function payPrizes(unit: Unit, row: TournamentRow): Promise<number> {
  let paid = 0;
  for (const { memberId, ...won } of await winnersOf(unit, row)) {
    // Who has no account any more cannot be paid; nobody moves up for it.
    if (memberId === null) continue;
    await pay(unit, row, { ...won, memberId });
    paid += 1;
  }
  await changeTournament(unit.db, row.id, { prizesPaidAt: unit.now.getTime() });
  return paid;
}

async function endable({ db }: Unit, id: string): Promise<TournamentRow> {
  const row = await findTournament(db, id);
  const decision = decideTournamentEnd(row ? { row, prizesPaid: row.prizesPaidAt !== null } : null);
  if (!decision.allowed) throw refusalOf(tournamentEndReasons, decision);
  return decision.plan.row;
}

/** Closes a tournament, pays its prizes and answers how many. @throws Refusal NOT_FOUND, CONFLICT when they were paid */
export function endTournament(world: World, id: string): Promise<number> {
  return world.write(async (unit) => {
    const row = await endable(unit, id);
    const times = { validFrom: new Date(row.validFromAt), expiresAt: new Date(row.expiresAt) };
    const expiresAt = closingTime(times, unit.now).getTime();
    await changeTournament(unit.db, id, { active: false, expiresAt });
    return payPrizes(unit, row);
  });
}

export const creditPrizes: ScheduledJob = {
  kind: 'CREDIT_TOURNAMENT_REWARDS',
  upcoming: async (db, limit) =>
    (await unpaidTournaments(db, limit)).map(({ id, expiresAt }) => ({
      key: id,
      memberId: null,
      at: expiresAt,
    })),
  run: async (unit, { key }) => {
    await payPrizes(unit, await endable(unit, key));
  },
};
