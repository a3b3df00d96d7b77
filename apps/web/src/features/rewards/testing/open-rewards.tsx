import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { hearPush } from '#shared/clock/index.ts';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { memberCashbacks } from '#testing/sample-cashbacks.ts';
import { freeSpinsAnswer } from '#testing/sample-free-spins.ts';
import { promoAnswers } from '#testing/sample-promos.ts';
import { openRewardsAnswer } from '#testing/sample-rewards.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { RewardsCount, RewardsSection } from '../index.ts';
import { badges } from './sample-rewards.ts';

/** Monday noon in Sydney; the day ends 13 hours later. */
const now = '2026-11-23T01:00:00.000Z';

/** Answers of a platform that has no rewards for the member. */
export const none: Answers = {
  ...promoAnswers([]),
  OpenRewards: () => openRewardsAnswer(0),
  MemberFreeSpins: () => freeSpinsAnswer([]),
  MemberCashbacks: () => memberCashbacks([]),
  Achievements: () => badges([]),
  WaitingAwards: () => ({ member: { __typename: 'PromoMember', id: 'member-mia', pendingPromos: [] } }),
};

export function open(answers: Answers) {
  const platform = fakePlatform(answers);
  const section = (
    <Suspense>
      <p>
        Rewards
        <RewardsCount />
      </p>
      <RewardsSection />
    </Suspense>
  );
  return { platform, ...renderFeature(section, { member: true }) };
}

const list = async (name: string) => within(await screen.findByRole('list', { name }));

export const titles = async (name: string) =>
  (await list(name)).getAllByRole('article').map((card) => card.getAttribute('aria-label'));

export const card = async (name: string) => within(await screen.findByRole('article', { name }));

/** A browser of its own on that Monday. */
export function freshMonday(): void {
  freshBrowser();
  modals.reset();
  hearPush(`${now}; frozen`);
}
