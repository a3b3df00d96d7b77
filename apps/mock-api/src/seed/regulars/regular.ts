import { countTowardsLockIn } from '#modules/lock-in/index.ts';
import { activeRow, awardPromo, countPromoTurnover, promoRecordByCode } from '#modules/promos/index.ts';
import type { MemberPromoRow, PromoRecord } from '#modules/promos/index.ts';
import { balances } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { depositMoney } from '../deposited.ts';
import { units } from '../lookup.ts';
import type { CatalogueIds } from '../lookup.ts';
import { seededMemberId } from '../members.ts';
import { playRound, ROUND_MS } from '../rounds.ts';
import { keepCounted } from '../store.ts';
import { HOUR_MS, MINUTE_MS } from '../times.ts';
import { unitAt } from '../unit-at.ts';

/** Somebody of the seeds at a moment, a number of hours before the world's now. */
export interface Moment {
  readonly unit: Unit;
  readonly ids: CatalogueIds;
  readonly person: string;
  readonly memberId: string;
  readonly currency: string;
  readonly at: number;
}

export interface Regular {
  readonly unit: Unit;
  readonly ids: CatalogueIds;
  readonly person: string;
  readonly currency: string;
}

/** What somebody did, oldest first. */
export type Story = (regular: Regular) => Promise<void>;

export const days = (count: number): number => count * 24;

export function momentAt({ unit, ids, person, currency }: Regular, at: number): Moment {
  return { unit: unitAt(unit, at), ids, person, memberId: seededMemberId(person), currency, at };
}

export const before = (who: Regular, hours: number): Moment =>
  momentAt(who, who.unit.now.getTime() - hours * HOUR_MS);

export const later = (moment: Moment, byMs: number): Moment => momentAt(moment, moment.at + byMs);

/** @throws Error for an unknown code */
export async function promoByCode({ unit }: Moment, code: string): Promise<PromoRecord> {
  const record = await promoRecordByCode(unit.db, code);
  if (!record) throw new Error(`The seeds name the code ${code}, which no promo has.`);
  return record;
}

/** @throws Error when none is in force */
export async function activeOf({ unit, memberId, person }: Moment): Promise<MemberPromoRow> {
  const row = await activeRow(unit.db, memberId);
  if (!row) throw new Error(`No promo of ${person} is in force.`);
  return row;
}

interface PaidIn {
  readonly amount: string;
  readonly code?: string;
  readonly method?: string;
}

/** Pays in as an approved deposit does: the money, its promo and the progress of a lock-in. */
export async function makeDeposit(
  moment: Moment,
  { amount, code, method = 'pm_card' }: PaidIn,
): Promise<void> {
  const { unit, person, memberId, currency, at } = moment;
  const record = code === undefined ? null : await promoByCode(moment, code);
  const deposit = units(amount, currency);
  const key = `${person}_${String(at)}`;
  const promo = record?.row.id ?? null;
  const depositId = await depositMoney(unit, { key, person, amount: deposit, at, currency, method, promo });
  if (record) await awardPromo(unit, { memberId, record, cause: 'DEPOSIT', deposit, depositId });
  await countTowardsLockIn(unit, {
    memberId,
    kind: 'DEPOSIT',
    amount: deposit,
    currency,
    deposit: depositId,
  });
}

interface Sitting {
  readonly stake: string;
  /** The games in their order, each with its rounds. */
  readonly games: readonly (readonly [name: string, rounds: number])[];
  /** What single rounds paid, by their number from 0; the others were lost. */
  readonly wins?: Readonly<Record<number, string>>;
  readonly bonus?: true;
}

async function walletOf({ unit, memberId, currency }: Moment, stake: bigint, bonus: boolean) {
  if (bonus) return 'CASINO_BONUS';
  const { MAIN } = await balances(unit.db, memberId, currency);
  return MAIN >= stake ? 'MAIN' : 'CASINO';
}

/** Plays round after round: each has its bet and its money, and counts for the promo in force and the lock-in. */
export async function play(moment: Moment, { stake: text, games, wins = {}, bonus }: Sitting): Promise<void> {
  const { unit, ids, person, memberId, currency, at: from } = moment;
  const stake = units(text, currency);
  const rounds = games.flatMap(([game, count]) => Array.from({ length: count }, () => game));
  for (const [number, name] of rounds.entries()) {
    const at = from + number * 3 * MINUTE_MS;
    const active = await activeRow(unit.db, memberId);
    const own = active?.currency === currency ? active.id : null;
    const bet = await playRound(unit, ids, {
      ...{ person, currency, stake, at, game: name },
      key: `${String(from)}_${String(number + 1)}`,
      wallet: await walletOf(moment, stake, bonus === true),
      payout: units(wins[number] ?? '0', currency),
      ...(own !== null && { counted: { memberPromo: own, amount: 0n } }),
    });
    const then = unitAt(unit, at + ROUND_MS);
    if (own !== null) {
      const { code, provider } = ids.game(name);
      const settled = { memberPromoId: own, stake, currency, game: { code, provider }, roundOpen: false };
      await keepCounted(unit.db, bet, (await countPromoTurnover(then, settled)) ?? 0n);
    }
    await countTowardsLockIn(then, { memberId, kind: 'TURNOVER', amount: stake, currency });
  }
}
