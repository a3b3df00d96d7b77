import { houseAccount, memberAccount } from './accounts.ts';
import type { EntryInput } from './types.ts';

/** The member of the test worlds. */
export const MIA = 'mem_mia';

/** A deposit of an amount in cents to the main wallet, for tests. */
export function deposit(key: string, amount: bigint, changes: Partial<EntryInput> = {}): EntryInput {
  return {
    key,
    type: 'DEPOSIT',
    memberId: MIA,
    details: { name: 'Card' },
    postings: [
      { account: memberAccount(MIA, 'MAIN', 'AUD'), amount },
      { account: houseAccount('CASH_IN', 'AUD'), amount: -amount },
    ],
    ...changes,
  };
}

/** A bet of an amount in cents from the main wallet, for tests. */
export function bet(key: string, amount: bigint, changes: Partial<EntryInput> = {}): EntryInput {
  return {
    key,
    type: 'BET',
    memberId: MIA,
    details: { name: 'Magpie Gold' },
    postings: [
      { account: memberAccount(MIA, 'MAIN', 'AUD'), amount: -amount },
      { account: houseAccount('GAMES:billabong', 'AUD'), amount },
    ],
    ...changes,
  };
}
