import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { screenWidth } from '#testing/screen-width.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { sampleAccount } from '#testing/sample-account.ts';
import { LevelWatch } from '../levels/late.ts';
import type { Account } from '../session/index.ts';
import { AccountControl } from './account-control.tsx';

const badge = {
  __typename: 'AchievementBadge',
  id: 'badge-1',
  achievement: 'achievement-1',
  level: 2,
  name: 'Day Tripper',
  description: 'Play 20 different games',
  goal: 20,
  completed: true,
  claimed: false,
  dateTimeCompleted: '2026-11-20T06:30:00.000Z',
  image: '/art/achievements/day-tripper.svg',
  placeholder: '/art/achievements/locked.svg',
};

/** The badge that was earned last, and the one that the member chose of all. */
function badges(latest: typeof badge | null, chosen: typeof badge | null = null) {
  const progress = (activeBadge: typeof badge | null) => ({ __typename: 'MemberAchievement', activeBadge });
  const nodes = [
    { __typename: 'Achievement', id: 'achievement-1', progress: progress(null) },
    { __typename: 'Achievement', id: 'achievement-2', progress: progress(chosen) },
  ];
  const achievements = {
    __typename: 'AchievementConnection',
    edges: nodes.map((node) => ({ __typename: 'AchievementEdge', node })),
  };
  return { activeAchievementBadge: latest, achievements };
}

const levels = {
  memberLevel: { __typename: 'MemberLevel', level: 3, experience: '7500.00', progressPercent: '60.00' },
  levelConfig: {
    __typename: 'LevelConfig',
    levels: [
      { __typename: 'Level', level: 3, name: 'Brass Key', xpRequired: 5000 },
      { __typename: 'Level', level: 4, name: 'Sixpence', xpRequired: 12_500 },
    ],
  },
};

async function openPopover(account: Partial<Account> = {}, answers: Answers = {}) {
  fakePlatform({
    LatestBadge: () => badges(badge),
    AccountLevel: () => levels,
    '/session:destroy': () => ({ success: true }),
    ...answers,
  });
  const feature = renderFeature(
    <Suspense>
      <AccountControl />
    </Suspense>,
    { member: true, at: '/promotions' },
  );
  const { session } = feature;
  const now = session.state.get();
  if (now.signedIn) session.state.set({ ...now, account: { ...sampleAccount, ...account } });
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Account' }));
  return { ...feature, popover };
}

beforeEach(() => {
  freshBrowser();
  screenWidth(1366);
});

describe('the account popover', () => {
  it('SHELL-25 shows the e-mail address and the full name', async () => {
    const { popover } = await openPopover();
    expect(popover.getByText('mia@magpie.test')).toBeInstanceOf(HTMLElement);
    expect(popover.getByRole('heading', { name: 'Mia Test' })).toBeInstanceOf(HTMLElement);
    expect(popover.queryByText('Set your name')).toBeNull();
  });

  it("SHELL-25 SHELL-26 shows 'Set your name' in place of the name while it must be set, which opens the details", async () => {
    const { popover, address } = await openPopover({ nameUpdateRequired: true });
    expect(popover.getByText('mia@magpie.test')).toBeInstanceOf(HTMLElement);
    expect(popover.queryByText('Mia Test')).toBeNull();
    await userEvent.click(popover.getByRole('button', { name: 'Set your name' }));
    expect(address()).toBe('/personal-center?tab=personal-details');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('SHELL-27 has the entries Personal Center, Withdraw, Achievements and Logout in that order', async () => {
    const { popover } = await openPopover();
    const entries = within(popover.getByRole('list', { name: 'Account' })).getAllByRole('button');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Personal Center',
      'Withdraw',
      'Achievements',
      'Logout',
    ]);
  });

  it('SHELL-27 opens the account area by Personal Center', async () => {
    const { popover, address } = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: 'Personal Center' }));
    expect(address()).toBe('/personal-center');
  });

  it('SHELL-27 opens withdrawalModal by Withdraw', async () => {
    const { popover } = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: 'Withdraw' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['withdrawalModal']);
  });

  it('SHELL-27 opens the achievements tab by Achievements', async () => {
    const { popover, address } = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: 'Achievements' }));
    expect(address()).toBe('/personal-center?tab=achievements');
  });

  it('SHELL-27 ends the session by Logout', async () => {
    const { popover, session } = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Successfully logged out.')).toBeInstanceOf(HTMLElement);
    expect(session.state.get().signedIn).toBe(false);
  });

  it('SHELL-11 opens myAccount below 768 px instead of the page', async () => {
    screenWidth(767);
    const { popover, address } = await openPopover();
    await userEvent.click(popover.getByRole('button', { name: 'Achievements' }));
    expect(modals.stack.get()).toEqual([{ name: 'myAccount', props: { tab: 'achievements' } }]);
    expect(address()).toBe('/promotions');
  });

  it('SHELL-28 shows the icon of the badge earned last with an achievements tooltip', async () => {
    const { popover } = await openPopover();
    const latest = await popover.findByRole('button', { name: 'Achievements: Day Tripper' });
    expect(latest.querySelector('img')?.getAttribute('src')).toBe('/art/achievements/day-tripper.svg');
    await userEvent.hover(latest);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Achievements: Day Tripper');
  });

  it('shows the badge that the member chose, though another was earned later', async () => {
    const chosen = { ...badge, id: 'badge-7', name: 'Hat Trick', image: '/art/achievements/hat-trick.svg' };
    const { popover } = await openPopover({}, { LatestBadge: () => badges(badge, chosen) });
    const worn = await popover.findByRole('button', { name: 'Achievements: Hat Trick' });
    expect(worn.querySelector('img')?.getAttribute('src')).toBe('/art/achievements/hat-trick.svg');
  });

  it('SHELL-28 shows the Empty Badge before the first one', async () => {
    const { popover } = await openPopover({}, { LatestBadge: () => badges(null) });
    expect(await popover.findByRole('button', { name: 'Achievements: Empty Badge' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('shows the medallion of the level on the avatar, once the watched level has come', async () => {
    const progress = { ...levels.memberLevel, rewards: [] };
    fakePlatform({ LatestBadge: () => badges(null), MemberLevel: () => ({ memberLevel: progress }) });
    renderFeature(
      <Suspense>
        <AccountControl />
        <LevelWatch />
      </Suspense>,
      { member: true },
    );
    const avatar = await screen.findByRole('button', { name: 'Account' });
    await waitFor(() => {
      expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/art/levels/3-earned.svg');
    });
  });

  it('shows the level and how far the next one is', async () => {
    const { popover } = await openPopover();
    expect(await popover.findByText('Brass Key')).toBeInstanceOf(HTMLElement);
    expect(popover.getByText('60.00%')).toBeInstanceOf(HTMLElement);
  });
});
