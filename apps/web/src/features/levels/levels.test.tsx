import { toaster } from '@magpie/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, NoNetwork, type Answers } from '#testing/fake-platform.ts';
import { renderFeature, type FeatureSetting } from '#testing/render-feature.tsx';
import { freshBrowser } from '#testing/session-setting.ts';
import { answeredAccount } from '#testing/sample-account.ts';
import { levelThree } from '#testing/sample-level.ts';
import { levelReward, levelScheme } from '#testing/sample-scheme.ts';
import { cellsOf } from '#testing/texts.ts';
import { LevelingSystemPage, VipPage } from './level-page.tsx';
import { LevelPointInfoModal } from './level-point-info-modal.tsx';
import { LevelUpPopUp } from './level-up-pop-up.tsx';

const answers = (rewards: readonly object[] = []): Answers => ({
  LevelScheme: () => levelScheme,
  MemberLevel: () => levelThree(rewards),
  Me: () => ({ me: answeredAccount }),
});

function open(at: string, setting: FeatureSetting = {}, given: Answers = answers()) {
  const platform = fakePlatform(given);
  const pages = (
    <Routes>
      <Route path="/vip" element={<VipPage />} />
      <Route path="/leveling-system" element={<LevelingSystemPage />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>
  );
  return { platform, ...renderFeature(pages, { at, ...setting }) };
}

const rowsOf = async () => {
  const table = await screen.findByRole('table');
  await within(table).findByText('Tier 0');
  return within(table).getAllByRole('row').slice(1);
};

beforeEach(freshBrowser);

afterEach(() => {
  vi.useRealTimers();
  toaster.dismiss();
});

describe('the level routes', () => {
  it.each([
    ['/vip', 'vip'],
    ['/leveling-system', 'leveling-system'],
  ] as const)('SHELL-09 %s shows the details when the brand chose it', async (at, levelPage) => {
    const { address } = open(at, { site: { levelPage } });
    expect(await screen.findByRole('heading', { level: 1, name: 'VIP levels' })).toBeTruthy();
    expect(await rowsOf()).toHaveLength(11);
    expect(address()).toBe(at);
    expect(modals.stack.get()).toEqual([]);
  });

  it.each([
    ['/vip', 'leveling-system'],
    ['/leveling-system', 'vip'],
    ['/vip', 'modal'],
    ['/leveling-system', 'modal'],
  ] as const)(
    'SHELL-09 %s opens levelModal over the home page when the brand chose %s',
    async (at, levelPage) => {
      const { address } = open(at, { site: { levelPage } });
      expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
      await waitFor(() => {
        expect(modals.stack.get().map(({ name }) => name)).toEqual(['levelModal']);
      });
      expect(address()).toBe('/');
    },
  );

  it('SHELL-09 opens levelModal on the main site, whose setting is the default', async () => {
    open('/vip');
    await waitFor(() => {
      expect(modals.isOpen('levelModal')).toBe(true);
    });
  });
});

describe('the level details', () => {
  const vip = { site: { levelPage: 'vip' } } as const;

  it('offer a member another try at their own level, which is no toast, and show the tiers meanwhile', async () => {
    const noLevel = () => {
      throw new NoNetwork();
    };
    const { platform } = open('/vip', { ...vip, member: true }, { ...answers(), MemberLevel: noLevel });
    expect(
      (await screen.findByText('Your level couldn’t be loaded.')).closest('[role=alert]'),
    ).not.toBeNull();
    expect(await rowsOf()).toHaveLength(11);
    expect(toaster.current()).toBeUndefined();
    platform.answer('MemberLevel', answers()['MemberLevel'] ?? noLevel);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('progressbar', { name: 'Progress to level 4' })).toBeTruthy();
    expect(screen.queryByText('Your level couldn’t be loaded.')).toBeNull();
  });

  it('LEVEL-02 list every tier and mark the member’s own', async () => {
    open('/vip', { ...vip, member: true });
    const rows = await rowsOf();
    const cells = rows.map(cellsOf);
    expect(cells[0]?.slice(0, 4)).toEqual(['Tier 0Level 0', '0', 'None', 'None']);
    expect(cells[4]?.slice(0, 4)).toEqual(['Tier 4Level 4', '12,500', 'A$100', '4%']);
    expect(cells).toHaveLength(11);
    await waitFor(() => {
      expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([
        null,
        null,
        null,
        'true',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
      ]);
    });
    expect(within(rows[3] ?? document.body).getByText('You’re here')).toBeTruthy();
    expect(within(rows[2] ?? document.body).getByText('Passed')).toBeTruthy();
  });

  it('cap what tier 10 shows', async () => {
    open('/vip', vip);
    const rows = await rowsOf();
    expect(rows[10]?.textContent).toContain('1,000,000');
    expect(rows[10]?.textContent).toContain('A$10,000');
    expect(rows[10]?.textContent).not.toContain('2,000,000');
  });

  it('show a member how far the next level is', async () => {
    open('/vip', { ...vip, member: true });
    const bar = await screen.findByRole('progressbar', { name: 'Progress to level 4' });
    expect(bar.getAttribute('aria-valuenow')).toBe('48');
    expect(bar.getAttribute('aria-valuetext')).toBe('6,000 of 12,500 XP');
  });

  it('let a member claim every reward that is open, and no other', async () => {
    vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
    const spent = levelReward({ level: 2, claimed: true, state: 'CLAIMED' });
    const claimed = levelReward({ claimed: true, state: 'CLAIMED' });
    const { platform } = open(
      '/vip',
      { ...vip, member: true },
      { ...answers([spent, levelReward()]), ClaimLevelReward: () => ({ claimLevelReward: claimed }) },
    );
    const list = await screen.findByRole('list', { name: 'Level rewards to claim' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    platform.answer('MemberLevel', () => levelThree([spent, claimed]));
    await userEvent.click(within(list).getByRole('button', { name: 'Claim A$50.00' }));
    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'Level rewards to claim' })).toBeNull();
    });
    expect(platform.variablesOf('ClaimLevelReward')).toEqual([{ level: 3 }]);
  });

  it('offer a visitor the sign-up', async () => {
    open('/vip', vip);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Up' }));
    expect(modals.stack.get().map(({ name }) => name)).toEqual(['registerModal']);
  });

  it('are loaded again when that failed', async () => {
    const fail = () => {
      throw new NoNetwork();
    };
    const { platform } = open('/vip', vip, { ...answers(), LevelScheme: fail });
    const again = await screen.findByRole('button', { name: 'Try again' });
    platform.answer('LevelScheme', answers()['LevelScheme'] ?? fail);
    await userEvent.click(again);
    expect(await rowsOf()).toHaveLength(11);
  });
});

describe('the modals of levels', () => {
  it('LEVEL-14 levelPointInfoModal lists how experience is earned', async () => {
    // None of them is what the scheme has by default.
    const experiences = Object.entries({
      ...{ WAGER: '0.25', WIN: '0.75', DEPOSIT: '12' },
      ...{ LOGIN: '7', LOGIN_STREAK: '45', ACHIEVEMENT: '1500' },
    }).map(([unit, value]) => ({ __typename: 'LevelExperience', unit, value }));
    const levelConfig = { ...levelScheme.levelConfig, experiences };
    fakePlatform({ ...answers(), LevelScheme: () => ({ levelConfig }) });
    renderFeature(<LevelPointInfoModal onClose={vi.fn()} />);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('A deposit');
    const terms = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(terms).toEqual([
      ['A$1 lost', '0.25 XP'],
      ['A win', '0.75 XP × multiplier'],
      ['A deposit', '12 XP'],
      ['Daily log in', '7 XP'],
      ['7 day streak', '45 XP'],
      ['A badge', '1,500 XP'],
    ]);
  });

  it('PROMO-53 levelUpPopUp says the terms of the reward of the level, and claims it', async () => {
    vi.setSystemTime(new Date('2026-11-21T02:00:00Z'));
    const claimed = levelReward({ claimed: true, state: 'CLAIMED' });
    const platform = fakePlatform({
      ...answers([levelReward()]),
      ClaimLevelReward: () => {
        platform.answer('MemberLevel', answers([claimed])['MemberLevel'] ?? (() => null));
        return { claimLevelReward: claimed };
      },
    });
    renderFeature(<LevelUpPopUp level={3} onClose={vi.fn()} />, { member: true });
    const terms = (await screen.findByText('To be wagered')).closest('dl');
    expect([...(terms?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'To be wageredA$50.00, once the bonus',
      'Time to wager7 days from its activation',
      'Minimum cashNone, as cash is out of play',
      'What countsEvery game counts in full.',
      'How muchA stake counts as far as it was at risk: the part that it won or lost, at most all of it. ' +
        'In pokies and fish games all of it counts.',
      'Played withIt begins in bonus mode: you bet with its bonus money, and your own cash stays out of play until it ends.',
      'If you cancelCancel it, and you lose what is left of the bonus and what it has won.',
    ]);
    expect(await screen.findByRole('heading', { name: 'Tier 3' })).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Claim A$50.00' }));
    expect(await screen.findByText('Level-up bonus claimed')).toBeTruthy();
    expect(platform.variablesOf('ClaimLevelReward')).toEqual([{ level: 3 }]);
    expect(await screen.findByText('Claimed')).toBeTruthy();
  });

  it('levelUpPopUp offers no claim once the 7 days are over', async () => {
    vi.setSystemTime(new Date('2026-11-26T03:00:00Z'));
    fakePlatform(answers([levelReward()]));
    renderFeature(<LevelUpPopUp level={3} onClose={vi.fn()} />, { member: true });
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });
});
