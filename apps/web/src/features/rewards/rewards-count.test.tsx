import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hearPush } from '#shared/clock/index.ts';
import { fakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { openRewardsAnswer } from '#testing/sample-rewards.ts';
import { RewardsCount } from './index.ts';
import { freshMonday } from './testing/open-rewards.tsx';

beforeEach(freshMonday);

function open(ready: number, changesAt: string | null = null) {
  const platform = fakePlatform({ OpenRewards: () => openRewardsAnswer(ready, changesAt) });
  const count = (
    <Suspense>
      <RewardsCount />
    </Suspense>
  );
  return { platform, ...renderFeature(count, { member: true }) };
}

describe('The number of open rewards', () => {
  it('is what the platform counts, asked with one question', async () => {
    const { platform } = open(3);
    expect(await screen.findByText('3 to claim')).toBeTruthy();
    expect(platform.variablesOf('OpenRewards')).toEqual([{ member: 'member-mia' }]);
  });

  it('is asked for again when it changes by time, and gone with the last of them', async () => {
    const { platform } = open(1, '2026-11-23T02:00:00.000Z');
    expect(await screen.findByText('1 to claim')).toBeTruthy();
    platform.answer('OpenRewards', () => openRewardsAnswer(0));
    act(() => {
      hearPush('2026-11-23T02:00:00.000Z; frozen');
    });
    await expect.poll(() => screen.queryByText(/to claim/)).toBeNull();
  });

  it('follows the push of the play that earned one', async () => {
    const { platform, session } = open(1);
    await screen.findByText('1 to claim');
    platform.answer('OpenRewards', () => openRewardsAnswer(2));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate({}));
    });
    expect(await screen.findByText('2 to claim')).toBeTruthy();
  });
});
