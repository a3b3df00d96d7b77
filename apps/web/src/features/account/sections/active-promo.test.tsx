import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { aud as plainAud } from '#testing/sample-account.ts';
import { ActivePromo } from './active-promo.tsx';

const aud = { ...plainAud, symbol: 'A$' };
const lockIn = {
  __typename: 'LockInPromo',
  lockInEnabled: true,
  completed: false,
  lastLockInDateTime: '2026-11-18T02:00:00Z',
  lockInAccumulatedDeposit: '100.00',
  lockInRequiredDeposit: '200.00',
  lockInAccumulatedTurnover: '250.00',
  lockInRequiredTurnover: '1000.00',
  promo: { __typename: 'Promo', id: 'haul', name: 'The Long Haul' },
  currency: aud,
};

function open(promoLockIn: object | null) {
  const member = { __typename: 'PromoMember', id: 'member-mia', activePromo: null, promoLockIn };
  const platform = fakePlatform({ ActiveBonus: () => ({ member }) });
  renderFeature(<ActivePromo memberId="member-mia" />, { member: true });
  return platform;
}

const empty = () => screen.queryByRole('heading', { name: 'No Active Promo' });

beforeEach(freshBrowser);

describe('the active promo panel', () => {
  it('PROMO-37 shows a lock-in in progress', async () => {
    open(lockIn);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.getByText('In Progress')).toBeTruthy();
    expect(empty()).toBeNull();
  });

  it.each([null, { ...lockIn, lockInEnabled: false }, { ...lockIn, completed: true }])(
    'PROMO-38 is empty with the lock-in %j, once loading has finished',
    async (none) => {
      const platform = open(none);
      expect(empty()).toBeNull();
      await waitFor(() => {
        expect(empty()).toBeTruthy();
      });
      expect(platform.variablesOf('ActiveBonus')).toHaveLength(1);
      expect(screen.queryByRole('article')).toBeNull();
    },
  );
});
