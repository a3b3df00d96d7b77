import { toaster } from '@magpie/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, Refusal, type Answer, type Answers } from '#testing/fake-platform.ts';
import { renderFeature } from '#testing/render-feature.tsx';
import { levelThree } from '#testing/sample-level.ts';
import { balanceUpdate } from '#testing/sample-pushes.ts';
import { levelReward, levelScheme } from '#testing/sample-scheme.ts';
import { freshBrowser } from '#testing/session-setting.ts';
import { cellsByRow, itemsOf } from '#testing/texts.ts';
import { LevelDetails } from './level-details.tsx';
import { LevelSection } from './level-section.tsx';

const gain = (id: string, unit: string, experience: string, dateTimeCreated = '2026-11-20T02:00:00Z') => ({
  node: {
    __typename: 'ExperienceRecord',
    id,
    unit,
    experience,
    dateTimeCreated,
  },
});

function history(edges: readonly object[], next: string | null = null, totalCount = edges.length) {
  const pageInfo = { __typename: 'PageInfo', endCursor: next, hasNextPage: next !== null };
  const experienceHistory = { __typename: 'ExperienceRecordConnection', totalCount, edges, pageInfo };
  return { memberLevel: { __typename: 'MemberLevel', experienceHistory } };
}

const fail: Answer = () => {
  throw new Refusal('INTERNAL_SERVER_ERROR', 'The level is not there.');
};

function open(given: Answers = {}, rewards: readonly object[] = []) {
  const platform = fakePlatform({
    LevelScheme: () => levelScheme,
    MemberLevel: () => levelThree(rewards),
    ExperienceHistory: () => history([gain('1', 'LOGIN', '10.00')]),
    ...given,
  });
  return { platform, ...renderFeature(<LevelSection />, { member: true }) };
}

const linesOf = async () => {
  const table = await screen.findByRole('table', { name: 'Experience history' });
  await within(table).findAllByText(/XP$/);
  return cellsByRow(table);
};

beforeEach(() => {
  freshBrowser();
  vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
});

afterEach(() => {
  vi.useRealTimers();
  toaster.dismiss();
  modals.reset();
});

describe('the reward of a level that a message tells of', () => {
  it('MSG-20 is marked among the others', async () => {
    fakePlatform({
      LevelScheme: () => levelScheme,
      MemberLevel: () => levelThree([levelReward({ level: 2 }), levelReward({ level: 3 })]),
      ExperienceHistory: () => history([]),
    });
    renderFeature(<LevelSection />, { member: true, at: '/personal-center?tab=level-system&level=2' });
    const told = await screen.findByRole('listitem', { name: 'Level 2' });
    expect(told.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('listitem', { name: 'Level 3' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the level section', () => {
  // 'Only logged' (2 §8) means no toast; the section itself still says that nothing came, see decision 021.
  it('SESS-39 shows no message for a level that cannot be fetched, but another try in its place', async () => {
    const { platform } = open({ MemberLevel: fail });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toaster.current()).toBeUndefined();
    expect(screen.queryByText('The level is not there.')).toBeNull();
    platform.answer('MemberLevel', () => levelThree());
    await userEvent.click(again);
    expect(await screen.findByRole('progressbar', { name: 'Progress to level 4' })).toBeTruthy();
    expect(toaster.current()).toBeUndefined();
  });

  it('LEVEL-18 shows the level, the experience and the progress of the member', async () => {
    open();
    const bar = await screen.findByRole('progressbar', { name: 'Progress to level 4' });
    expect(bar.getAttribute('aria-valuetext')).toBe('6,000 of 12,500 XP');
    expect(bar.getAttribute('aria-valuenow')).toBe('48');
    expect(screen.getByText('Tier 3').parentElement?.textContent).toBe('Tier 3, level 3');
    expect(screen.getByText('6,000').parentElement?.textContent).toBe('6,000 of 12,500 XP');
    expect(screen.getByText('48% of the way to Tier 4.')).toBeTruthy();
  });

  it('follows play: a settled round moves the progress and adds its line', async () => {
    const { platform, session } = open();
    expect(await linesOf()).toHaveLength(1);
    platform.answer('MemberLevel', () => ({
      memberLevel: { ...levelThree().memberLevel, experience: '6050.00', progressPercent: '48.40' },
    }));
    platform.answer('ExperienceHistory', () =>
      history([gain('2', 'WAGER', '50.00'), gain('1', 'LOGIN', '10.00')]),
    );
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    expect(await screen.findByText('48.4% of the way to Tier 4.')).toBeTruthy();
    await waitFor(async () => {
      expect(await linesOf()).toHaveLength(2);
    });
  });

  it('LEVEL-14 leads to how experience is earned', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'How you earn XP' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['levelPointInfoModal']);
  });

  it('leads to all levels', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'See all levels' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['levelModal']);
  });

  it('names its rewards by their own heading, also below the levels that lie over it', async () => {
    open({}, [levelReward()]);
    await screen.findByRole('list', { name: 'Level rewards' });
    renderFeature(<LevelDetails heading={false} />, { member: true });
    expect(await screen.findByRole('list', { name: 'Level rewards to claim' })).toBeTruthy();
    expect(screen.getAllByRole('list', { name: 'Level rewards' })).toHaveLength(1);
  });

  it('claims an open reward, and says what became of the others', async () => {
    const past = { level: 2, reward: '20.00', expiresAt: '2026-11-01T02:00:00Z' };
    const rewards = [
      levelReward({ level: 1, reward: '10.00', claimed: true, state: 'CLAIMED' }),
      levelReward(past),
      levelReward(),
    ];
    const claimed = levelReward({ claimed: true, state: 'CLAIMED', bonusState: 'READY' });
    const { platform, session } = open({ ClaimLevelReward: () => ({ claimLevelReward: claimed }) }, rewards);
    const list = await screen.findByRole('list', { name: 'Level rewards' });
    const texts = () => itemsOf(list);
    expect(texts()[0]).toContain('A$50.00 for level 3, Tier 3');
    expect(texts()[1]).toMatch(/A\$20\.00 for level 2.*Expired/);
    expect(texts()[2]).toMatch(/A\$10\.00 for level 1.*Claimed/);
    platform.answer('MemberLevel', () => levelThree([...rewards.slice(0, 2), claimed]));
    await userEvent.click(within(list).getByRole('button', { name: 'Claim A$50.00' }));
    expect(await screen.findByText('Level-up bonus claimed')).toBeTruthy();
    expect(platform.variablesOf('ClaimLevelReward')).toEqual([{ level: 3 }]);
    expect(within(list).queryByRole('button')).toBeNull();
    expect(texts()[0]).toContain('It came as a bonus, to be activated under My Bonuses.');
    platform.answer('MemberLevel', () => levelThree([{ ...claimed, bonusState: 'ACTIVE' }]));
    act(() => {
      session.pushes.emit('balanceUpdated', balanceUpdate());
    });
    const active = 'It came as a bonus, which is active: Active Bonus shows how far it is.';
    expect(await within(list).findByText(active)).toBeTruthy();
  });

  it('shows a reward as expired that has expired on the platform, whatever the clock here says', async () => {
    open({}, [levelReward({ state: 'EXPIRED', expiresAt: '2096-11-26T02:00:00Z' })]);
    const list = await screen.findByRole('list', { name: 'Level rewards' });
    expect(within(list).getByText('Expired')).toBeTruthy();
    expect(within(list).queryByRole('button')).toBeNull();
  });

  it('closes a reward in the second in which its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
    open({}, [levelReward({ expiresAt: '2026-11-21T02:00:30Z' })]);
    const list = await screen.findByRole('list', { name: 'Level rewards' });
    expect(within(list).getByRole('button', { name: 'Claim A$50.00' })).toBeTruthy();
    act(() => {
      vi.advanceTimersByTime(31_000);
    });
    expect(within(list).queryByRole('button')).toBeNull();
    expect(within(list).getByRole('listitem').textContent).toContain('Expired');
  });
});

describe('the experience history', () => {
  it('LEVEL-22 shows line by line when experience was gained, for what, and how much', async () => {
    localStorage.setItem('timezone', 'Australia/Sydney');
    open({
      ExperienceHistory: () =>
        history([
          gain('6', 'WAGER', '12.50', '2026-11-20T13:30:00Z'),
          gain('5', 'WIN', '2.50', '2026-11-20T12:59:00Z'),
          gain('4', 'DEPOSIT', '10.00'),
          gain('3', 'LOGIN', '10.00'),
          gain('2', 'LOGIN_STREAK', '30.00'),
          gain('1', 'ACHIEVEMENT', '100.00'),
        ]),
    });
    const when = 'Nov 20, 2026 13:00:00';
    expect(await linesOf()).toEqual([
      ['Nov 21, 2026 00:30:00', 'A lost bet', '+12.5 XP'],
      ['Nov 20, 2026 23:59:00', 'A win', '+2.5 XP'],
      [when, 'A deposit', '+10 XP'],
      [when, 'Daily log in', '+10 XP'],
      [when, '7 day streak', '+30 XP'],
      [when, 'Reward of a badge', '+100 XP'],
    ]);
  });

  it('LEVEL-22 goes from page to page', async () => {
    const { platform } = open({
      ExperienceHistory: ({ after }) =>
        after === 'c1'
          ? history([gain('1', 'DEPOSIT', '10.00')], null, 11)
          : history([gain('2', 'LOGIN', '10.00')], 'c1', 11),
    });
    await linesOf();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('A deposit')).toBeTruthy();
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(platform.variablesOf('ExperienceHistory').at(-1)).toEqual({
      member: 'member-mia',
      first: 10,
      after: 'c1',
    });
  });

  it('LEVEL-22 says that there is none, and offers another try when it cannot be fetched', async () => {
    const { platform } = open({ ExperienceHistory: fail });
    await screen.findByRole('progressbar', { name: 'Progress to level 4' });
    platform.answer('ExperienceHistory', () => history([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No records found')).toBeTruthy();
  });
});
