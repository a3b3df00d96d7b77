import type { Reader } from '#platform/store/index.ts';
import { depositRows, withdrawalRows } from '../payments/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import { findMember } from './members.ts';

const MOST = 100;

/** A member's last deposits and then withdrawals, newest first of each, as the operator sees them. @throws Refusal NOT_FOUND */
export async function paymentsOf(db: Reader, member: string) {
  const { id } = await findMember(db, member);
  const rows = [...(await depositRows(db, id, MOST)), ...(await withdrawalRows(db, id, MOST))];
  return rows.map((row) => ({
    id: row.id,
    amount: decimal(row.amountMinor, knownCurrency(row.currency)),
    currency: row.currency,
    status: row.status,
    dateTimeCreated: new Date(row.createdAt).toISOString(),
  }));
}
