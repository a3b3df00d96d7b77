import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { promoAnswers, sampleFreeSpinGame, samplePromo, standingAnswer } from '#testing/sample-promos.ts';
import { BonusUnlockModal } from './bonus-unlock-modal.tsx';

const promo = (own: object) => ({
  ...promoAnswers([]),
  Promo: () => ({ promo: { __typename: 'Promo', ...samplePromo('a', { name: 'Long Haul', ...own }) } }),
});

const open = () => renderFeature(<BonusUnlockModal promoId="a" onClose={vi.fn()} />, { member: true });

beforeEach(() => {
  freshBrowser();
  localStorage.setItem('timezone', 'UTC');
});

it('says what the unlocked bonus takes from here on, and until when', async () => {
  fakePlatform({
    ...promo({ rewardKind: 'DIRECT', amount: '25.00' }),
    PromoStanding: () => standingAnswer({ activePromo: 'a' }),
  });
  open();
  expect(await screen.findByText('You finished Long Haul. Its bonus of A$25.00 is yours.')).toBeTruthy();
  expect(
    await screen.findByText(
      'It is now your active bonus. Turn over A$375.00 more in time, and what is left of the bonus becomes cash. ' +
        'You have until Dec 03, 2096.',
    ),
  ).toBeTruthy();
});

it('names the free spins that come with an unlocked bonus, and where they are', async () => {
  const freeSpinConfiguration = [sampleFreeSpinGame('Reef', 25)];
  fakePlatform({
    ...promo({ rewardKind: 'DIRECT', amount: '25.00', freeSpinConfiguration }),
    PromoStanding: () => standingAnswer({ activePromo: 'a' }),
  });
  open();
  const given = 'Its bonus of A$25.00 and 25 free spins on Reef at A$0.20 are yours.';
  expect(await screen.findByText(`You finished Long Haul. ${given}`)).toBeTruthy();
  expect(
    await screen.findByText(
      /^It is now your active bonus\. .* The free spins are under Active Bonus, where they are played from\.$/u,
    ),
  ).toBeTruthy();
});

it('says which free spins are unlocked, and where they are', async () => {
  fakePlatform({
    ...promo({ type: 'FREE_SPIN', freeSpinConfiguration: [sampleFreeSpinGame('Reef', 25)] }),
    PromoStanding: () => standingAnswer(),
  });
  open();
  expect(
    await screen.findByText('You finished Long Haul. Its 25 free spins on Reef at A$0.20 are yours.'),
  ).toBeTruthy();
  expect(screen.getByText('They are under Active Bonus, where they are played from.')).toBeTruthy();
});

it('says of a promo that was deleted meanwhile that it is not there any more', async () => {
  fakePlatform({ ...promo({}), Promo: () => ({ promo: null }), PromoStanding: () => standingAnswer() });
  open();
  expect(await screen.findByText('Promo not found')).toBeTruthy();
});
