import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { useStore } from '#shared/store/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { sampleActivePromo } from '#testing/sample-active-promo.ts';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { MyAccount } from './my-account.tsx';

const none = (name: string) => ({
  __typename: `${name}Connection`,
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
});

const standing = () => ({
  memberFreeSpins: none('MemberFreeSpin'),
  member: {
    __typename: 'PromoMember',
    id: 'member-mia',
    pendingPromos: [],
    promoLockIn: null,
    lastLockInDateTime: null,
    activePromo: sampleActivePromo({ id: 'midweek', name: 'Midweek Half Again' }),
  },
});

beforeEach(freshBrowser);

afterEach(() => {
  modals.reset();
});

it('PROMO-10 is closed by the details of a promo, and opens with the personal details again', async () => {
  screenWidth(390);
  fakePlatform({
    MemberFreeSpins: () => ({ memberFreeSpins: none('MemberFreeSpin') }),
    PromoStanding: standing,
  });
  function Account() {
    const top = useStore(modals.stack).find(({ name }) => name === 'myAccount');
    if (top?.name !== 'myAccount') return null;
    return <MyAccount {...top.props} onClose={() => undefined} />;
  }
  const { address } = renderFeature(
    <Suspense>
      <Account />
    </Suspense>,
    { member: true },
  );
  act(() => {
    modals.open('myAccount', { tab: 'active-bonus' });
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Details about Midweek Half Again' }));
  expect(address()).toBe('/promotions/midweek');
  expect(modals.isOpen('myAccount')).toBe(false);
  act(() => {
    modals.open('myAccount');
  });
  expect(await screen.findByRole('navigation', { name: 'Account sections' })).toBeTruthy();
});
