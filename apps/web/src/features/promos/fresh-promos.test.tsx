import type { JSX } from 'react';
import { beforeEach, it } from 'vitest';
import type { Cause } from '#shared/apollo/index.ts';
import { expectAskedAgain } from '#testing/caused.tsx';
import { sampleAccount } from '#testing/sample-account.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { ActivePromo } from './account/active-promo.tsx';
import { FreeSpinHistory } from './account/free-spin-history.tsx';
import { FreeSpinList } from './account/free-spin-list.tsx';
import { PromoHistory } from './account/promo-history.tsx';
import { WaitingAwards } from './account/waiting-awards.tsx';
import { useHasActivePromo } from './bonuses/use-has-active-promo.ts';
import { useMyBonuses } from './bonuses/use-my-bonuses.ts';

beforeEach(freshBrowser);

const { id } = sampleAccount;

const shownBy = (useQuery: () => unknown) =>
  function Shown(): null {
    useQuery();
    return null;
  };

const rounds = ['GAP', 'PLAY', 'CLOCK'] as const;

const queries: readonly (readonly [string, string, () => JSX.Element | null, readonly Cause[]])[] = [
  ['the history of promos', 'PromoHistory', PromoHistory, rounds],
  ['the history of free spins', 'FreeSpinHistory', FreeSpinHistory, rounds],
  ['the free spins', 'MemberFreeSpins', () => <FreeSpinList label="Free Spins" />, rounds],
  ['the promo in force', 'PromoStanding', () => <ActivePromo memberId={id} />, rounds],
  ['the awards that wait', 'WaitingAwards', () => <WaitingAwards memberId={id} />, rounds],
  ['whether a promo is in force', 'PromoStanding', shownBy(useHasActivePromo), rounds],
  ['the bonuses', 'MyBonuses', shownBy(() => useMyBonuses()), ['GAP', 'LEVEL', 'CLOCK']],
];

const cases = queries.flatMap(([name, operation, shown, causes]) =>
  causes.map((cause) => ({ name, operation, shown, cause })),
);

it.each(cases)('$name: asked for again after $cause', async ({ operation, shown, cause }) => {
  await expectAskedAgain(shown, operation, cause);
});
