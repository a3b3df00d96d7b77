import { beforeEach, it } from 'vitest';
import { expectAskedAgain, type Asking } from '#testing/caused.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { DepositsSection } from './deposits-section.tsx';
import { TransactionsSection } from './transactions-section.tsx';
import { WithdrawalsSection } from './withdrawals-section.tsx';
import { NetDeposits } from './net-deposits.tsx';

beforeEach(freshBrowser);

const payments = ['GAP', 'PAYMENT'] as const;

const period = { from: new Date(0), to: new Date(1) };

const queries: readonly Asking[] = [
  ['the deposits', 'Deposits', DepositsSection, payments],
  ['the withdrawals', 'Withdrawals', WithdrawalsSection, payments],
  ['the history', 'TransactionHistory', TransactionsSection, payments],
  [
    'the net deposits',
    'NetDeposits',
    () => <NetDeposits period={period} currency={null} waiting={false} />,
    payments,
  ],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
