import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { fakePlatform, NoNetwork, Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderReal } from '#testing/platform/render-real.tsx';
import { renderFeature } from '#testing/render-feature.tsx';
import { LoginsSection } from '../index.ts';

const here = {
  __typename: 'MemberSession',
  id: 'ses_here',
  current: true,
  browser: 'Chrome',
  operatingSystem: 'Windows',
  deviceType: 'DESKTOP',
  country: 'AU',
  dateTimeCreated: '2026-01-05T02:00:00.000Z',
};
const phone = {
  ...here,
  id: 'ses_phone',
  current: false,
  browser: 'Safari',
  operatingSystem: 'iOS',
  deviceType: 'MOBILE',
};
const unknown = {
  ...here,
  id: 'ses_old',
  current: false,
  browser: null,
  operatingSystem: null,
  deviceType: null,
  country: null,
};

const listOf = (...nodes: readonly object[]) => ({
  memberSessions: {
    __typename: 'MemberSessionConnection',
    totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: nodes.map((node) => ({ __typename: 'MemberSessionEdge', node })),
  },
});

const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

function open(answers: Answers) {
  const platform = fakePlatform(answers);
  renderFeature(
    <Suspense>
      <LoginsSection />
    </Suspense>,
    { member: true },
  );
  return platform;
}

const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('where a member is logged in', () => {
  it('SESS-43 is told by device, place and time, and which is this one', async () => {
    open({ MemberSessions: () => listOf(here, phone, unknown) });
    const [first, second, third] = (await rows()).map((row) => row.textContent);
    expect(first).toMatch(/^Chrome on Windows.*This device.*Computer, Australia, since /);
    expect(second).toMatch(/^Safari on iOSPhone, Australia, since .*End session$/);
    expect(third).toMatch(/^Unknown devicePlace unknown, since /);
    expect(screen.queryByRole('button', { name: 'End session: Chrome on Windows' })).toBeNull();
  });

  it('SESS-43 ends one login after a question, and shows who is left', async () => {
    await renderReal(
      <Suspense>
        <LoginsSection />
      </Suspense>,
      'mia',
      ({ logInElsewhere }) => logInElsewhere('mia', safariOnIphone),
    );
    expect(await rows()).toHaveLength(2);
    await press('End session: Safari on iOS');
    const question = screen.getByRole('alertdialog', { name: 'End this session?' });
    await userEvent.click(within(question).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('Session ended.')).toBeDefined();
    expect(await screen.findByText('You’re logged in nowhere else.')).toBeDefined();
  });

  it('SESS-43 ends all others after a question, and says why it could not', async () => {
    let refused = true;
    open({
      MemberSessions: () => listOf(here, phone, unknown),
      EndOtherMemberSessions: () => {
        if (refused) throw new Refusal('RATE_LIMITED', 'Too many tries.');
        return { endOtherMemberSessions: 2 };
      },
    });
    await rows();
    const end = async () => {
      await press('End all other sessions');
      const question = screen.getByRole('alertdialog', { name: 'End all other sessions?' });
      await userEvent.click(within(question).getByRole('button', { name: 'End' }));
    };
    await end();
    expect(await screen.findByText('Too many tries.')).toBeDefined();
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    refused = false;
    await end();
    expect(await screen.findByText('All other sessions ended.')).toBeDefined();
  });

  it('AUTH-46 takes an answer of false for a login that was not ended', async () => {
    open({
      MemberSessions: () => listOf(here, phone),
      EndMemberSession: () => ({ endMemberSession: false }),
    });
    await rows();
    await press('End session: Safari on iOS');
    await press('End');
    expect(await screen.findByText('Session Not Ended')).toBeDefined();
    expect(screen.queryByText('Session ended.')).toBeNull();
  });

  it.each([
    ['row', 'End session: Safari on iOS'],
    ['button', 'End all other sessions'],
  ])('SESS-43 puts the focus on the heading when the %s it was on has gone', async (_what, name) => {
    let ended = false;
    const end = () => {
      ended = true;
      return { endMemberSession: true, endOtherMemberSessions: 1 };
    };
    open({
      MemberSessions: () => (ended ? listOf(here) : listOf(here, phone)),
      EndMemberSession: end,
      EndOtherMemberSessions: end,
    });
    await rows();
    await press(name);
    await press('End');
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you’re logged in' }));
    });
  });

  it('SESS-43 gives the focus back to a button that is still there', async () => {
    open({ MemberSessions: () => listOf(here, phone) });
    await rows();
    await press('End session: Safari on iOS');
    // Focus goes back where it came from: first it has to have come.
    await waitFor(() => {
      expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true);
    });
    await press('Keep');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'End session: Safari on iOS' }));
    });
  });

  it('SESS-43 can be asked for again when it cannot be had', async () => {
    let fails = true;
    open({
      MemberSessions: () => {
        if (fails) throw new NoNetwork();
        return listOf(here);
      },
    });
    await screen.findByText('That didn’t load');
    fails = false;
    await press('Try again');
    expect(await rows()).toHaveLength(1);
  });
});
