import { DatabaseSync } from 'node:sqlite';
import type { WalletBalances } from '../kit/wallet-balances.ts';
import type { Client } from './client.ts';
import { exact } from './money.ts';

/** One movement on one wallet, as the member's history shows it. */
export interface BalanceRecord {
  readonly type: string;
  readonly walletType: string;
  readonly amount: bigint;
  readonly currency: string;
}

/** A member's money as the main endpoint tells it. */
export interface MemberRecords {
  /** How many records there are in all. */
  readonly totalCount: number;
  /** The records that came after those skipped. */
  readonly records: readonly BalanceRecord[];
  /** Balances in the active currency by wallet. */
  readonly wallets: Readonly<Record<string, bigint>>;
  readonly currency: string;
  readonly withdrawable: bigint;
}

interface Wallets extends WalletBalances {
  readonly currency: { readonly code: string };
}

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly edges: readonly { readonly node: Omit<BalanceRecord, 'amount' | 'currency'> & RecordNode }[];
}

interface RecordNode {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

const RECORDS = `query R($after: String) {
  balanceTransactionRecords(first: 100, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { type walletType amount currency { code } } }
  }
}`;
const WALLETS = `{ me { wallets {
  currency { code } mainCash casinoCash casinoBonus sportsCash sportsBonus withdrawableBalance
} } }`;

/** Reads a member's wallets and records, newest first. @param skipped how many of the oldest records are left out */
export async function readMember(client: Client, name: string, skipped: number): Promise<MemberRecords> {
  const { wallets } = (await client.main(name, WALLETS)) as { wallets: Wallets };
  const records: BalanceRecord[] = [];
  let page = (await client.main(name, RECORDS)) as Page;
  const { totalCount } = page;
  for (;;) {
    for (const { node } of page.edges) {
      records.push({ ...node, amount: exact(node.amount), currency: node.currency.code });
    }
    if (records.length >= totalCount - skipped || !page.pageInfo.hasNextPage) break;
    page = (await client.main(name, RECORDS, { after: page.pageInfo.endCursor })) as Page;
  }
  return {
    totalCount,
    records: records.slice(0, totalCount - skipped),
    currency: wallets.currency.code,
    withdrawable: exact(wallets.withdrawableBalance),
    wallets: {
      MAIN: exact(wallets.mainCash),
      CASINO: exact(wallets.casinoCash),
      CASINO_BONUS: exact(wallets.casinoBonus),
      SPORT: exact(wallets.sportsCash),
      SPORT_BONUS: exact(wallets.sportsBonus),
    },
  };
}

/** A payment as the operator sees it. */
export interface WorldPayment {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
}

const PAYMENTS = `query P($world: ID!, $member: ID!) {
  worldPayments(world: $world, member: $member) { id amount currency status }
}`;

/** All payments of a member. */
export async function readPayments(client: Client, name: string): Promise<readonly WorldPayment[]> {
  return (await client.control(PAYMENTS, { member: `mem_${name}` })) as readonly WorldPayment[];
}

/** A promo that was awarded to a member and has been in force. */
export interface ReadPromo {
  readonly id: string;
  readonly status: string;
  readonly endCause: string | null;
  readonly bonus: string;
  readonly amount: string;
  readonly turnoverCounter: string;
  readonly promo: { readonly id: string; readonly maxUses: number; readonly promoUsed: number };
}

const PROMO = '{ id status endCause bonus amount turnoverCounter promo { id maxUses promoUsed } }';
const ACTIVE = `query A($id: ID!) { member(id: $id) { activePromo ${PROMO} } }`;
const HISTORY = `{ promoHistory(first: 100) { edges { node ${PROMO} } } }`;
const SPINS = '{ memberFreeSpins(first: 100) { edges { node { id status } } } }';

interface Edges<T> {
  readonly edges: readonly { readonly node: T }[];
}

/** Of what is in the history and was never awarded: a bonus that was not activated, a lock-in that was not finished. */
export const unawarded: readonly (string | null)[] = ['NOT_ACTIVATED', 'LOCK_IN_CANCELED', 'LOCK_IN_OVER'];

/** All promos of a member but those that wait for another one's end, what was never awarded, and the rewards of the seeds. */
export async function readPromos(client: Client, name: string): Promise<readonly ReadPromo[]> {
  const { activePromo } = (await client.promo(name, ACTIVE, { id: `mem_${name}` })) as {
    activePromo: ReadPromo | null;
  };
  const over = (await client.promo(name, HISTORY)) as Edges<ReadPromo>;
  const promos = [...(activePromo ? [activePromo] : []), ...over.edges.map(({ node }) => node)];
  return promos.filter(
    ({ endCause, promo }) => !unawarded.includes(endCause) && !promo.id.startsWith('promo_reward_'),
  );
}

/** All free spins of a member. */
export async function readFreeSpins(
  client: Client,
  name: string,
): Promise<readonly Pick<ReadPromo, 'id' | 'status'>[]> {
  return ((await client.promo(name, SPINS)) as Edges<Pick<ReadPromo, 'id' | 'status'>>).edges.map(
    ({ node }) => node,
  );
}

const HELD = `select currency, cast(balance_minor as text) as balance from ledger_accounts
  where owner = 'HOUSE' and house = 'HELD'`;
const decimals: Readonly<Record<string, number>> = { AUD: 2, NZD: 2, BTC: 8 };

/** What the house holds of withdrawals under way, by currency: no endpoint tells it, so it is read from the file. */
export function readHeld(file: string): ReadonlyMap<string, bigint> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(HELD).all();
    return new Map(
      rows.map((row) => {
        const currency = String(row['currency']);
        return [currency, BigInt(String(row['balance'])) * 10n ** BigInt(8 - (decimals[currency] ?? 0))];
      }),
    );
  } finally {
    database.close();
  }
}
