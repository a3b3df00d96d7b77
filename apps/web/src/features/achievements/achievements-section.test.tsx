import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toaster } from '@magpie/ui';
import { holdAccountQuery, savedQuery } from '#shared/account-query/index.ts';
import { fakePlatform, held, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { AchievementsSection } from './achievements-section.tsx';

const badge = (level: number, own: object = {}) => ({
  __typename: 'AchievementBadge',
  id: `badge-${String(level)}`,
  achievement: 'explorer',
  level,
  name: `Badge ${String(level)}`,
  description: 'Play different games.',
  goal: 10 * level,
  completed: true,
  claimed: true,
  dateTimeCompleted: null,
  image: `/art/${String(level)}.svg`,
  placeholder: `/art/${String(level)}-grey.svg`,
  ...own,
});

const firstEarned = [
  badge(1, { claimed: false, dateTimeCompleted: '2026-11-20T06:30:00.000Z' }),
  badge(2),
  badge(3),
  badge(4, { completed: false, claimed: false }),
];

function achievement(badges: readonly ReturnType<typeof badge>[], worn: number | null, own: object = {}) {
  return {
    __typename: 'Achievement',
    id: 'explorer',
    name: 'Explorer',
    type: 'CasinoExplorer',
    experiences: '10.00',
    reward: '5.00',
    badges,
    progress: {
      __typename: 'MemberAchievement',
      value: 31,
      streak: null as number | null,
      completed: false,
      claimed: false,
      activeBadge: worn === null ? null : badge(worn),
    },
    ...own,
  };
}

type Node = ReturnType<typeof achievement>;

const regular = achievement([badge(9)], null, { id: 'regular', name: 'Regular', type: 'RegularPlayer' });

function answersFor(node: Node) {
  const achievements = {
    __typename: 'AchievementConnection',
    edges: [node, regular].map((each) => ({ __typename: 'AchievementEdge', node: each })),
  };
  return {
    Achievements: () => ({ achievements }),
    LatestBadge: () => ({ activeAchievementBadge: badge(2), achievements }),
  };
}

function open(node: Node = achievement(firstEarned, 3), answers: Answers = {}, at = '/personal-center') {
  const platform = fakePlatform({ ...answersFor(node), ...answers });
  /** From now on the platform answers with this state. */
  const become = (next: Node) => {
    for (const [operation, answer] of Object.entries(answersFor(next))) platform.answer(operation, answer);
    return next;
  };
  return { platform, become, ...renderFeature(<AchievementsSection />, { at, member: true }) };
}

const cardsOf = async (name = 'Explorer') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

const cardOf = async (name: string) => {
  const card = (await cardsOf()).find((each) => within(each).queryByRole('heading', { name }));
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};

const worn = () => within(screen.getByRole('region', { name: 'Badge on your profile' }));

beforeEach(() => {
  freshBrowser();
  savedQuery.set('');
});

afterEach(() => {
  toaster.dismiss();
});

describe('the achievements', () => {
  it('ACH-01 have a sub-tab for each type in their order, casino explorer first', async () => {
    open();
    await cardsOf();
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'Casino explorer',
      'Regular player',
      'Steady gambler',
      'Winning streak',
    ]);
    expect(choices.map((choice) => choice.checked)).toEqual([true, false, false, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'Regular player' }));
    expect(await cardsOf('Regular')).toHaveLength(2);
  });

  it('ACH-03 of wins in a row show the ones up to now, from which the next badge is counted, and the most', async () => {
    const streak = { id: 'streak', name: 'Streak', type: 'WinningStreak' };
    const progress = { ...achievement([], null).progress, value: 4, streak: 2 };
    const goal = { goal: 5, completed: false, claimed: false };
    const node = achievement([badge(1), badge(2, goal)], null, { ...streak, progress });
    open(node, {}, '/personal-center?tab=achievements&type=WinningStreak');
    const [, , second] = await cardsOf('Streak');
    expect(second?.textContent).toContain('2 in a row now, 5 needed');
    const bar = within(second as HTMLElement).getByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '40',
      '2 in a row now, 5 needed',
    ]);
    expect(worn().getByText(/^Streak: 2 wins in a row now, 4 at best. 5 earn /)).toBeTruthy();
    expect(worn().getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 in a row now, 5 needed');
  });

  it('show the type that the address tells, and keep the chosen one there', async () => {
    const { address } = open(undefined, {}, '/personal-center?tab=achievements&type=RegularPlayer');
    expect(await cardsOf('Regular')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Casino explorer' }));
    await cardsOf('Explorer');
    expect(address()).toBe('/personal-center?tab=achievements&type=CasinoExplorer');
  });

  it('show on a phone the type that the address told before it was left, and leave that of the home page alone', async () => {
    holdAccountQuery(new URLSearchParams({ tab: 'achievements', type: 'RegularPlayer' }));
    const { address } = open(undefined, {}, '/');
    expect(await cardsOf('Regular')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Regular player', checked: true })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Casino explorer' }));
    await cardsOf('Explorer');
    expect(address()).toBe('/');
  });

  it('put the Empty Badge in front of the list, and tell the state of each badge', async () => {
    open();
    const cards = await cardsOf();
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Empty Badge',
      'Badge 1',
      'Badge 2',
      'Badge 3',
      'Badge 4',
    ]);
    const parts = ['Level 0', 'Claim', 'Claimed', 'On profile', '31 of 40'];
    for (const [index, part] of parts.entries())
      expect(within(cards[index] ?? document.body).getByText(part)).toBeTruthy();
    expect(screen.getByText('3 of 4 earned')).toBeTruthy();
    expect((await cardOf('Badge 1')).getByText('Earned').textContent).toBe('Earned Nov 20, 2026');
  });

  it('ACH-05 show the image of a completed badge and the placeholder of another', async () => {
    open();
    const images = (await cardsOf()).flatMap((card) => [...card.querySelectorAll('img')]);
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/art/1.svg',
      '/art/2.svg',
      '/art/3.svg',
      '/art/4-grey.svg',
    ]);
  });

  it('say of no badge that it is worn while that is not known', async () => {
    const latest = held<unknown>();
    const { platform } = open(achievement(firstEarned, 3), { LatestBadge: latest.answer });
    await cardsOf();
    expect(screen.queryByText('On profile')).toBeNull();
    expect(worn().queryByText('Empty Badge')).toBeNull();
    latest.release(answersFor(achievement(firstEarned, 3)).LatestBadge());
    expect(await worn().findByRole('heading', { name: 'Badge 3' })).toBeTruthy();
    expect((await cardOf('Badge 3')).getByText('On profile')).toBeTruthy();
    expect(platform.variablesOf('LatestBadge')).toHaveLength(1);
  });

  it('tell what the next badge takes and what it gives', async () => {
    open();
    await cardsOf();
    expect(worn().getByText('Explorer: 31 different games played. 9 more earn Badge 4.')).toBeTruthy();
    expect(worn().getByText('Each of these badges gives 10 XP and $5.00, once.')).toBeTruthy();
  });
});

describe('a badge', () => {
  it('PROMO-53 that gives money says on which terms, before it is claimed', async () => {
    open();
    const card = await cardOf('Badge 1');
    const terms = worn().getByText('$5.00, once the bonus').closest('dl');
    expect(terms?.textContent).toContain('Time to wager7 days from its activation');
    expect(card.getByRole('button', { name: 'Claim' }).getAttribute('aria-describedby')).toBe(terms?.id);
  });

  it('that gives experience alone says of none', async () => {
    open(achievement(firstEarned, 3, { reward: null }));
    const card = await cardOf('Badge 1');
    expect(worn().queryByText(/To be wagered/u)).toBeNull();
    expect(card.getByRole('button', { name: 'Claim' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it("ACH-10 that is earned has a 'Claim', and reads 'Claimed' after it", async () => {
    const { platform, become } = open();
    platform.answer('ClaimAchievementReward', () => {
      const claimed = become(achievement([badge(1), ...firstEarned.slice(1)], 3));
      return { claimAchievementReward: claimed };
    });
    const card = await cardOf('Badge 1');
    expect((await cardOf('Badge 4')).queryByRole('button')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Claim' }));
    expect(await card.findByText('Claimed')).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Claim' })).toBeNull();
    expect(platform.variablesOf('ClaimAchievementReward')).toEqual([
      { achievement: 'explorer', badgeLevel: 1 },
    ]);
    expect(toaster.current()).toMatchObject({ tone: 'success', title: 'Badge reward claimed' });
  });

  it('that was claimed elsewhere meanwhile says so, and reads claimed then', async () => {
    const { platform, become } = open();
    platform.answer('ClaimAchievementReward', () => {
      become(achievement([badge(1), ...firstEarned.slice(1)], 3));
      throw new Refusal('CONFLICT', 'You have claimed the reward of this badge already.');
    });
    const card = await cardOf('Badge 1');
    await userEvent.click(card.getByRole('button', { name: 'Claim' }));
    expect(await card.findByText('Claimed')).toBeTruthy();
    expect(toaster.current()).toMatchObject({ tone: 'danger' });
  });

  it('that is earned can be the one on the profile', async () => {
    const { platform, become } = open();
    platform.answer('SetActiveAchievementBadge', () => ({
      setActiveAchievementBadge: become(achievement(firstEarned, 2)),
    }));
    const card = await cardOf('Badge 2');
    expect(worn().getByRole('heading', { name: 'Badge 3' })).toBeTruthy();
    expect((await cardOf('Badge 4')).queryByRole('button', { name: 'Set as badge' })).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Set as badge' }));
    expect(await card.findByText('On profile')).toBeTruthy();
    await waitFor(() => {
      expect(worn().getByRole('heading', { name: 'Badge 2' })).toBeTruthy();
    });
    expect(platform.variablesOf('SetActiveAchievementBadge')).toEqual([
      { achievement: 'explorer', badgeLevel: 2 },
    ]);
  });
});
