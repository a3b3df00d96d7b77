import { addWinnings, countSpin, giveFreeSpins } from '#modules/free-spins/index.ts';
import { activeRow, endFreeSpins, freeSpinsWith } from '#modules/promos/index.ts';
import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import { units } from '../lookup.ts';
import { betMoney } from '../rounds.ts';
import { activateSpins, addRows } from '../store.ts';
import { MINUTE_MS } from '../times.ts';
import { unitAt } from '../unit-at.ts';
import { promoByCode } from './regular.ts';
import type { Moment } from './regular.ts';

/** Claims the free spins of a promo and answers their id. */
export async function claimSpins(moment: Moment, code: string): Promise<string> {
  const { unit, memberId } = moment;
  return giveFreeSpins(unit, { memberId, record: await promoByCode(moment, code), cause: 'CLAIM' });
}

/** The id of the free spins that came with the promo in force. @throws Error when there are none */
export async function spinsWithPromo({ unit, memberId, person }: Moment): Promise<string> {
  const active = await activeRow(unit.db, memberId);
  const [held] = active ? await freeSpinsWith(unit.db, [active.id]) : [];
  if (!held) throw new Error(`No free spins came with the promo of ${person}.`);
  return held.id;
}

interface Spins {
  readonly game: string;
  readonly value: string;
  /** What each of them paid. */
  readonly paid: readonly string[];
}

async function spin(
  moment: Moment,
  freeSpin: string,
  one: Spins & { readonly number: number },
): Promise<void> {
  const { ids, person, memberId, currency } = moment;
  const at = moment.at + one.number * MINUTE_MS;
  const unit = unitAt(moment.unit, at);
  const game = ids.game(one.game);
  const payout = units(one.paid[one.number] ?? '0', currency);
  const key = `${person}_${String(at)}_spin`;
  const games = houseAccount(`GAMES:${game.vendor}`, currency);
  const value = units(one.value, currency);
  const details = { name: one.game };
  await countSpin(unit, { freeSpin, gameId: game.id });
  await addRows(unit.db, 'bets', {
    ...{ id: `bet_${key}`, roundId: key, memberId, gameId: game.id, gameCategoryId: game.category },
    ...{ gameSessionId: null, status: 'SETTLED', freeSpin: true, walletMode: null, memberPromoId: null },
    // A free spin stakes nothing of the member's.
    ...betMoney(currency, 0n, payout),
    ...{ countedMinor: 0n, placedAt: at, settledAt: at },
  });
  await unit.post({
    key: `history:${key}:bet`,
    type: 'FREE_SPIN_BET',
    memberId,
    postings: [
      { account: houseAccount('PROMO', currency), amount: -value },
      { account: games, amount: value },
    ],
    details,
  });
  if (payout > 0n) {
    await unit.post({
      key: `history:${key}:win`,
      type: 'FREE_SPIN_PAYOUT',
      memberId,
      postings: [
        { account: games, amount: -payout },
        { account: memberAccount(memberId, 'CASINO', currency), amount: payout },
      ],
      details,
    });
  }
  await addWinnings(unit, { memberId, freeSpin, amount: payout, roundOpen: false });
}

/** Activates free spins and plays some of them. */
export async function playSpins(moment: Moment, freeSpin: string, spins: Spins): Promise<void> {
  await activateSpins(moment.unit.db, freeSpin);
  for (const number of spins.paid.keys()) await spin(moment, freeSpin, { ...spins, number });
}

export const endSpins = ({ unit }: Moment, id: string, status: 'CANCELLED' | 'EXPIRED'): Promise<void> =>
  endFreeSpins(unit.db, id, status);
