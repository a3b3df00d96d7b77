import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorlds } from '../worlds/testing.ts';
import type { TestWorlds } from '../worlds/testing.ts';
import { ledgerWallets } from '@magpie/domain/wallets';
import type { TransactionType } from '../store/contract-types.ts';
import { accountId, houseAccount, memberAccount } from './accounts.ts';
import { audit } from './audit.ts';
import { balances } from './balances.ts';
import { IdempotencyConflict, InsufficientBalance } from './errors.ts';
import { MIA } from './testing.ts';
import type { AccountRef, EntryInput } from './types.ts';

let worlds: TestWorlds;

beforeAll(async () => {
  worlds = await openTestWorlds();
});

afterAll(async () => {
  await worlds.close();
});

const currency = fc.constantFrom('AUD', 'BTC');
const wallet = fc.constantFrom(...ledgerWallets);
const house = fc.constantFrom('CASH_IN', 'PROMO', 'GAMES:billabong');

/** Under which type money leaves a wallet for an account of the house, and comes from it. */
const types = {
  CASH_IN: ['DEPOSIT_REVERSAL', 'DEPOSIT'],
  PROMO: ['PROMO_CANCELLATION', 'PROMO_BONUS'],
  'GAMES:billabong': ['BET', 'PAYOUT'],
} as const;

/** A type that such a movement can be of; between accounts of the house there is none for cash that came in. */
function typeOf(from: AccountRef, to: AccountRef): TransactionType | undefined {
  const houses = [from, to].flatMap((account) => (account.owner === 'HOUSE' ? [account.house] : []));
  if (houses.length === 0) return 'TRANSFER_OUT';
  if (houses.length === 2) return houses.includes('CASH_IN') ? undefined : 'FREE_SPIN_BET';
  const [leaves, comes] = types[houses[0] as keyof typeof types];
  return from.owner === 'MEMBER' ? leaves : comes;
}

const pairs = currency.chain((code) => {
  const wallets = wallet.map((name): AccountRef => memberAccount(MIA, name, code));
  const houses = house.map((name): AccountRef => houseAccount(name, code));
  return fc.tuple(fc.oneof(wallets, houses), fc.oneof(wallets, houses));
});

/** Movements between two accounts, whose keys repeat and whose amounts are at times more than a wallet holds. */
const movement = fc
  .record({
    pair: pairs.filter(([from, to]) => accountId(from) !== accountId(to) && typeOf(from, to) !== undefined),
    amount: fc.oneof(fc.bigInt(1n, 50n), fc.bigInt(1n, 10n ** 12n)),
    key: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ pair: [from, to], amount, key }): EntryInput => {
    const postings = [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
    const type = typeOf(from, to) ?? 'DEPOSIT';
    return { key: String(key), type, memberId: MIA, details: { name: 'x' }, postings };
  });

/** A ledger of a few lines, to compare with. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly #entries = new Map<string, string>();

  post({ key, postings }: EntryInput): 'posted' | 'replayed' | 'conflict' | 'short' {
    const content = postings.map(({ account, amount }) => `${accountId(account)}${String(amount)}`).join();
    const known = this.#entries.get(key);
    if (known !== undefined) return known === content ? 'replayed' : 'conflict';
    const after = postings.map(({ account, amount }) => ({ account, balance: this.#of(account) + amount }));
    if (after.some(({ account, balance }) => account.owner === 'MEMBER' && balance < 0n)) return 'short';
    for (const { account, balance } of after) this.balances.set(accountId(account), balance);
    this.#entries.set(key, content);
    return 'posted';
  }

  #of(account: AccountRef): bigint {
    return this.balances.get(accountId(account)) ?? 0n;
  }
}

function nameOf(error: unknown): string {
  if (error instanceof InsufficientBalance) return 'short';
  if (error instanceof IdempotencyConflict) return 'conflict';
  throw error;
}

it('keeps every invariant over any sequence of movements, repeats and overdrafts included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(movement, { maxLength: 30 }), async (movements) => {
      const world = await worlds.registry.create();
      const model = new Model();
      for (const entry of movements) {
        const outcome = await world
          .write((unit) => unit.post(entry))
          .then(({ replayed }) => (replayed ? 'replayed' : 'posted'), nameOf);
        expect(outcome).toBe(model.post(entry));
      }
      for (const code of ['AUD', 'BTC']) {
        const kept = await balances(world.db, MIA, code);
        for (const name of ledgerWallets) {
          const id = accountId(memberAccount(MIA, name, code));
          expect(kept[name]).toBe(model.balances.get(id) ?? 0n);
        }
      }
      expect((await audit(world.db)).violations).toEqual([]);
      await worlds.registry.delete(world.id);
    }),
    { numRuns: 60 },
  );
});
