import { beforeEach, it } from 'vitest';
import { expectAskedAgain, type Asking } from '#testing/caused.tsx';
import { sampleAccount } from '#testing/sample-account.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { CurrencyList } from './currency-list.tsx';
import { ManageCurrency } from './manage-currency.tsx';

beforeEach(freshBrowser);

const queries: readonly Asking[] = [
  [
    'the currencies to choose from',
    'WalletCurrencies',
    () => <CurrencyList account={sampleAccount} hidden />,
    ['GAP'],
  ],
  ['the currencies to keep', 'WalletCurrencies', () => <ManageCurrency onClose={() => undefined} />, ['GAP']],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
