import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { samplePromo, standingAnswer } from '#testing/sample-promos.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { openPromo as open } from '../testing/open-promo.tsx';

beforeEach(freshBrowser);

it.each([
  ['CONSUMABLE', 'It is given to you by us. You find it under My Bonuses, where you activate it.'],
  ['LOGIN', 'Your first login of a day brings it. You find it under My Bonuses, where you activate it.'],
] as const)('a promo of type %s, which no press takes, does not read available', async (type, origin) => {
  open(samplePromo('a', { type }), { member: true });
  expect(await screen.findByText(origin)).toBeTruthy();
  expect(screen.queryByText('Available')).toBeNull();
});

it.each([
  ['CONSUMABLE', { type: 'CONSUMABLE', active: false }],
  ['DEPOSIT', { type: 'DEPOSIT' }],
] as const)(
  'the page of the active promo of type %s says so, though it is closed to others',
  async (_type, own) => {
    open(
      samplePromo('a', own),
      { member: true },
      { PromoStanding: () => standingAnswer({ activePromo: 'a', type: own.type }) },
    );
    expect(await screen.findByText('Enrolled')).toBeTruthy();
    expect(screen.queryByText('Ended')).toBeNull();
  },
);

it('the page of another promo than the active one does not say so', async () => {
  open(
    samplePromo('a', { type: 'CONSUMABLE', active: false }),
    { member: true },
    { PromoStanding: () => standingAnswer({ activePromo: 'b' }) },
  );
  expect(await screen.findByText('Ended')).toBeTruthy();
  expect(screen.queryByText('Enrolled')).toBeNull();
});
