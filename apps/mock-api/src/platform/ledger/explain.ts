import type { Explained } from '../explanations/index.ts';
import type { Reader } from '../store/database.ts';
import { accountId } from './accounts.ts';
import { balancesOf } from './store.ts';
import { postingsOf } from './postings-store.ts';
import type { MemberAccountRef } from './types.ts';

/** Why a wallet holds what it holds: the postings on it, newest first. */
export async function explainBalance(db: Reader, account: MemberAccountRef): Promise<Explained> {
  const id = accountId(account);
  const postings = await postingsOf(db, id);
  return {
    title: `${account.wallet} in ${account.currency}`,
    currency: account.currency,
    value: (await balancesOf(db, [id])).get(id) ?? 0n,
    parts: postings.map(({ entryId, type, postedAt, amountMinor }) => ({
      ...{ kind: 'LEDGER_ENTRY', id: entryId, type, at: postedAt, amount: amountMinor },
    })),
  };
}
