import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { samplePromo } from '#testing/sample-promos.ts';
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
