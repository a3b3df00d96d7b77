import { sites } from '@magpie/domain/site';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answeredConfig } from '#testing/sample-config.ts';
import { aud as plainAud, btc, nzd } from '#testing/sample-account.ts';
import { TransactionsSection } from './transactions-section.tsx';

/** Australian dollars as the contract answers them. */
export const aud = { ...plainAud, symbol: 'A$' };

/** A page of a list, the last one unless its end is given. */
export const pageOf = (
  nodes: readonly unknown[],
  endCursor: string | null = null,
  totalCount = nodes.length,
) => ({
  totalCount,
  edges: nodes.map((node) => ({ node })),
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});

/** A deposit of the list. */
export const deposit = (id: string, change: Record<string, unknown> = {}) => ({
  __typename: 'Deposit',
  id,
  amount: '1250.00',
  status: 'APPROVED',
  dateTimeCreated: '2026-11-21T07:05:00.000Z',
  currency: aud,
  paymentMethod: { __typename: 'PaymentMethod', id: `card-${id}`, name: `Card ${id}` },
  ...change,
});

/** Address of the history as it is at first. */
export const start = '/personal-center?tab=transaction-history';

/** A movement of money. */
export const record = (id: string, change: Record<string, unknown> = {}) => ({
  __typename: 'BalanceTransactionRecord',
  id,
  type: 'BET',
  walletType: 'CASINO',
  amount: '-2.5',
  dateTimeCreated: '2026-11-20T07:05:00.000Z',
  transactionDetails: { __typename: 'TransactionDetails', name: `Game ${id}` },
  currency: aud,
  ...change,
});

/** An answer with movements. */
export const records = (...args: Parameters<typeof pageOf>) => ({
  balanceTransactionRecords: { __typename: 'BalanceTransactionRecordConnection', ...pageOf(...args) },
});
/** An answer with net deposits. */
export const net = (change: Record<string, unknown> = {}) => ({
  netDepositsNext: {
    __typename: 'NetDeposits',
    amount: '0.00',
    cryptoAmount: null,
    currency: aud,
    ...change,
  },
});

/** Renders the history over a platform that has no movements unless the test answers others. */
export function renderHistory(
  answers: Answers = {},
  { site = 'magpie', at = start }: { site?: keyof typeof sites; at?: string } = {},
) {
  const platform = fakePlatform({
    Config: () => ({ config: { ...answeredConfig, availableCurrencies: [aud, nzd, btc] } }),
    TransactionHistory: () => records([]),
    NetDeposits: () => net(),
    ...answers,
  });
  const feature = renderFeature(<TransactionsSection />, { member: true, site: sites[site], at });
  const asked = () => platform.variablesOf('TransactionHistory').at(-1);
  return { ...feature, platform, asked };
}
