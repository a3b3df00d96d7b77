import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { socketOffline } from '#shared/apollo/index.ts';
import { hearPush } from '#shared/clock/index.ts';
import { modals, useOpenModals } from '#shared/modals/index.ts';
import { BackgroundPart } from '#shared/page/index.ts';
import { fakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { answeredAccount } from '#testing/sample-account.ts';
import { levelThree } from '#testing/sample-level.ts';
import { levelReward, levelScheme } from '#testing/sample-scheme.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { ConsumableBonusesSection } from '../promos/index.ts';
import { GapListener } from '../wallets/index.ts';
import { LevelListener } from './level-listener.ts';
import { LevelUpPopUp } from './level-up-pop-up.tsx';
import { LevelWatch } from './level-watch.ts';

function OpenedPopUp(): JSX.Element | null {
  const [modal] = useOpenModals();
  if (modal?.name !== 'levelUpPopUp') return null;
  const close = () => {
    modals.close('levelUpPopUp');
  };
  return <LevelUpPopUp {...(modal.props as { level: number })} onClose={close} />;
}

const noBonuses = {
  memberConsumablePromos: { __typename: 'ConsumablePromoConnection', totalCount: 0, edges: [] },
};

const levelFour = () => ({
  memberLevel: {
    __typename: 'MemberLevel',
    level: 4,
    experience: '12600.00',
    progressPercent: '42.00',
    rewards: [levelReward({ level: 3 }), levelReward({ level: 4, reward: '100.00' })],
  },
});

async function open() {
  const platform = fakePlatform({
    LevelScheme: () => levelScheme,
    MemberLevel: () => levelThree(),
    MyBonuses: () => noBonuses,
    Me: () => ({ me: answeredAccount }),
  });
  const rendered = renderFeature(
    <>
      <LevelListener />
      <LevelWatch />
      <BackgroundPart of={GapListener} />
      <OpenedPopUp />
      <Suspense>
        <ConsumableBonusesSection />
      </Suspense>
    </>,
    { member: true },
  );
  expect(await screen.findByText('No records found')).toBeTruthy();
  await waitFor(() => {
    expect(platform.variablesOf('MemberLevel')).toHaveLength(1);
  });
  return { platform, ...rendered };
}

/** Loses the connection and gives it back, once more until what listens for it, whose code comes late, is there. */
async function loseConnection(platform: FakePlatform): Promise<void> {
  await waitFor(() => {
    act(() => {
      socketOffline.set(true);
    });
    act(() => {
      socketOffline.set(false);
    });
    expect(platform.variablesOf('Me')).not.toEqual([]);
  });
}

const popUp = () => screen.findByRole('dialog', { name: 'Level up' });

beforeEach(() => {
  freshBrowser();
  vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
  modals.reset();
});

describe('a level-up push', () => {
  it('LEVEL-17 opens levelUpPopUp with the reward of the level, and fetches level and bonuses again', async () => {
    const { platform, session } = await open();
    platform.answer('MemberLevel', levelFour);
    act(() => {
      session.pushes.emit('levelUp', { level: 4 });
    });
    const dialog = within(await popUp());
    expect(dialog.getByText('You’ve reached level 4')).toBeTruthy();
    expect(await dialog.findByRole('heading', { name: 'Tier 4' })).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Claim A$100.00' })).toBeTruthy();
    expect(platform.variablesOf('MyBonuses')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'See all levels' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['levelModal']);
  });

  it('opens nothing again once its popup was closed and the level is fetched', async () => {
    const { platform, session } = await open();
    platform.answer('MemberLevel', levelFour);
    act(() => {
      session.pushes.emit('levelUp', { level: 4 });
    });
    await within(await popUp()).findByRole('button', { name: 'Claim A$100.00' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await loseConnection(platform);
    await waitFor(() => {
      expect(platform.variablesOf('MemberLevel').length).toBeGreaterThan(3);
    });
    expect(modals.stack.get()).toEqual([]);
  });

  it('LEVEL-17 that was lost with the connection is made up for once the level is fetched again', async () => {
    const { platform } = await open();
    platform.answer('MemberLevel', levelFour);
    await loseConnection(platform);
    const dialog = within(await popUp());
    expect(await dialog.findByRole('button', { name: 'Claim A$100.00' })).toBeTruthy();
  });

  it('offers no reward any more whose time the platform’s clock has passed while the popup is open', async () => {
    const { platform, session } = await open();
    platform.answer('MemberLevel', levelFour);
    act(() => {
      session.pushes.emit('levelUp', { level: 4 });
    });
    const dialog = within(await popUp());
    await dialog.findByRole('button', { name: 'Claim A$100.00' });
    onTestFinished(() => {
      hearPush(new Date().toISOString());
    });
    act(() => {
      hearPush('2026-11-26T02:00:00.000Z; frozen');
    });
    expect(dialog.queryByRole('button', { name: 'Claim A$100.00' })).toBeNull();
    expect(dialog.getByText('Expired')).toBeTruthy();
    expect(dialog.getByText('It could be claimed until Nov 26, 2026.')).toBeTruthy();
  });

  it('tells of the rewards of the other levels that were reached at once', async () => {
    const { platform, session } = await open();
    platform.answer('MemberLevel', levelFour);
    act(() => {
      session.pushes.emit('levelUp', { level: 4 });
    });
    expect(await within(await popUp()).findByText('1 more reward waits with your levels.')).toBeTruthy();
  });
});
