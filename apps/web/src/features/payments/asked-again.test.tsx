import { beforeEach, it } from 'vitest';
import { expectAskedAgain, shownBy, type Asking } from '#testing/caused.tsx';
import { sampleAccount } from '#testing/sample-account.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { useDepositPromos } from './deposit/use-deposit-promos.ts';
import { LockInNotice } from './withdrawal/lock-in-notice.tsx';

beforeEach(freshBrowser);

const rounds = ['GAP', 'PLAY', 'CLOCK'] as const;

const promos = shownBy(() => useDepositPromos(sampleAccount));

const queries: readonly Asking[] = [
  ['the promos of a deposit', 'PromoStanding', promos, rounds],
  ['the promos of a deposit', 'NextDeposit', promos, ['GAP']],
  [
    'what a withdrawal takes off',
    'PromoStanding',
    () => <LockInNotice account={sampleAccount} amount="1" />,
    rounds,
  ],
];

it.for(queries)('%s: %s is asked again after its causes', async (query, { task }) => {
  await expectAskedAgain(query, task);
});
