import { givenBackMessage } from '@magpie/domain/messages';
import type { MessageSubject } from '@magpie/domain/messages';
import type { Renewal } from '@magpie/domain/promos';
import { amountsOf } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { sendMessage } from '../messages/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { payCash } from './award-cash.ts';
import { keepAward, waitOf } from './awards.ts';
import type { TakenRow } from './lifted-award.ts';
import { turnoverOf } from './model.ts';
import type { MemberPromoRow, PromoRecord } from './model.ts';
import { addPromoCash, changeMemberPromo, freeSpinsWith, memberPromoRow } from './store/index.ts';

const cashKey = (awardId: string): string => `promo:${awardId}:cash`;

/** What some awards that were given anew gave back in cash at once, by their ids. */
export async function givenBackBy(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const amounts = await amountsOf(db, ids.map(cashKey));
  return new Map(ids.map((id) => [id, amounts.get(cashKey(id)) ?? 0n]));
}

async function tellGivenBack(
  unit: Unit,
  { id, memberId, promoId, currency, endCause }: MemberPromoRow,
  { cash, award }: Renewal<TakenRow>,
  name: string,
): Promise<void> {
  const known = knownCurrency(currency);
  const message = givenBackMessage({
    ...{ cash: decimal(cash, known), freeSpins: award.spins, name, currency: known },
    isOver: endCause !== null,
  });
  if (!message) return;
  const [spins] = await freeSpinsWith(unit.db, [id]);
  const subject: MessageSubject = spins
    ? { kind: 'FREE_SPINS', id: spins.id }
    : { kind: 'PROMO', id: promoId };
  await sendMessage(unit, memberId, { type: 'PROMO', ...message, subject });
}

/** Gives anew what was taken of an award, as the same use and of the same deposit, if of any. */
export async function renewAward(
  unit: Unit,
  renewal: Renewal<TakenRow>,
  record: PromoRecord,
): Promise<MemberPromoRow> {
  const { award: taken, ending, ...given } = renewal;
  const was = taken.row;
  const { memberId, depositId, amountMinor, promoUsed, walletMode } = was;
  const { turnoverTargetMinor } = was;
  const turnoverCounterMinor = turnoverOf(was).counter;
  const worth = { bonusMinor: given.bonus, amountMinor, turnoverTargetMinor };
  const wait = ending ? null : await waitOf(unit, { memberId, record }, worth, given.released);
  const id = unit.id('mpr');
  await changeMemberPromo(unit.db, was.id, { renewedBy: id });
  const award = { memberId, record, cause: 'OPERATOR', ...(depositId !== null && { depositId }) } as const;
  const stated = { id, ...worth, turnoverCounterMinor, promoUsed, walletMode };
  const row = await keepAward(unit, award, stated, { wait, ending });
  await addPromoCash(unit.db, id, given.becameCash);
  await payCash(unit, row, record, { key: cashKey(id), amount: given.cash });
  const standing = await memberPromoRow(unit.db, id);
  await tellGivenBack(unit, standing, renewal, record.row.name);
  return standing;
}
