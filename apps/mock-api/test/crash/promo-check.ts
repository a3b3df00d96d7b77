import { expect } from 'vitest';
import { exact, total } from './money.ts';
import { readPromos } from './reading.ts';
import type { BalanceRecord, MemberRecords, ReadPromo, WorldPayment } from './reading.ts';
import type { Run } from './run.ts';

/** Types of records that follow from the states of promos. */
export const promoTypes: readonly string[] = [
  'PROMO_BONUS',
  'CONSUMABLE_BONUS',
  'PROMO_CONVERSION',
  'PROMO_CANCELLATION',
  'PROMO_EXPIRY',
];

const SEEDED = 'mpr_ruby_midweek';
const LARGEST = exact('200.00');

const bonusOf = (promos: readonly ReadPromo[]): bigint => total(promos.map(({ bonus }) => exact(bonus)));

/** Each promo's bonus was credited once, and what was left of it was dealt with at most once, as its state says. */
function checkPostings(name: string, promos: readonly ReadPromo[], records: readonly BalanceRecord[]): void {
  const of = (type: string) => records.filter((record) => record.type === type);
  const sumOf = (type: string) => total(of(type).map(({ amount }) => amount));
  const ended = (...statuses: string[]) => promos.filter(({ status }) => statuses.includes(status));
  const awarded = promos.filter(({ id }) => id !== SEEDED);
  const credited = name === 'ella' ? 'CONSUMABLE_BONUS' : 'PROMO_BONUS';
  expect(sumOf(credited), `${credited} of ${name}`).toBe(bonusOf(awarded));
  expect(sumOf('PROMO_CONVERSION')).toBe(0n);
  expect(of('PROMO_CONVERSION').length).toBeLessThanOrEqual(2 * ended('COMPLETE').length);
  expect(of('PROMO_CANCELLATION').length).toBeLessThanOrEqual(ended('CANCELED', 'LOST').length);
  expect(of('PROMO_EXPIRY').length).toBeLessThanOrEqual(ended('EXPIRED').length);
  if (name !== 'isla') return;
  // She plays nothing, so the whole bonus is left when its promo ends.
  expect(sumOf('PROMO_CANCELLATION')).toBe(-bonusOf(ended('CANCELED')));
  expect(sumOf('PROMO_EXPIRY')).toBe(-bonusOf(ended('EXPIRED')));
}

/** Every approved deposit with a promo has brought that promo once, with half of it as the bonus, up to 200.00. */
function checkAwards({ memory }: Run, promos: readonly ReadPromo[], payments: readonly WorldPayment[]): void {
  const status = new Map(payments.map((payment) => [payment.id, payment.status]));
  const approved = [...memory.payments.values()].filter(
    ({ id, promo }) => promo !== null && status.get(id) === 'APPROVED',
  );
  const isNonePending = promos.every((promo) => promo.status !== 'ACTIVE');
  for (const { id, amount } of approved) {
    const awarded = promos.filter((promo) => exact(promo.amount) === amount);
    expect(awarded.length, `promos of ${id}`).toBeLessThanOrEqual(1);
    if (isNonePending) expect(awarded.length, `promos of ${id}`).toBe(1);
    const half = amount / 2n;
    for (const { bonus } of awarded) expect(exact(bonus)).toBe(half > LARGEST ? LARGEST : half);
  }
  const amounts = approved.map(({ amount }) => amount);
  for (const { id, amount } of promos) expect(amounts, `deposit of ${id}`).toContain(exact(amount));
}

/** The turnover of no promo falls, and none was awarded more often than it may be. */
function checkTurnover({ memory }: Run, promos: readonly ReadPromo[]): void {
  for (const { id, turnoverCounter, promo } of promos) {
    const before = memory.turnovers.get(id) ?? 0n;
    const now = exact(turnoverCounter);
    expect(now >= before, `the turnover of ${id} is ${now} after ${before}`).toBe(true);
    memory.turnovers.set(id, now);
    const awards = promos.filter((each) => each.promo.id === promo.id).length;
    expect(promo.promoUsed, `uses of ${promo.id}`).toBeGreaterThanOrEqual(awards);
    if (promo.maxUses > 0) expect(promo.promoUsed, `uses of ${promo.id}`).toBeLessThanOrEqual(promo.maxUses);
  }
}

/** Checks what promos brought and answers their states by id. */
export async function checkPromos(
  run: Run,
  payments: readonly WorldPayment[],
  now: ReadonlyMap<string, MemberRecords>,
): Promise<ReadonlyMap<string, string>> {
  const { client, memory } = run;
  const states = new Map<string, string>();
  for (const name of ['isla', 'ella', 'ruby']) {
    const promos = await readPromos(client, name);
    checkPostings(name, promos, now.get(name)?.records ?? []);
    checkTurnover(run, promos);
    if (name === 'isla') checkAwards(run, promos, payments);
    for (const { id, status } of promos) {
      states.set(id, status);
      memory.note('promo', name, id, status);
    }
  }
  return states;
}
