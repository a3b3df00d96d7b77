import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { freshBrowser, sessionSetting } from '#testing/session-setting.ts';
import { memberUpdate } from '#testing/sample-pushes.ts';
import { useSession } from './index.ts';

let stop: () => void = () => undefined;

function Flags(): JSX.Element {
  const { account } = useSession();
  if (!account) return <p>Nobody</p>;
  const flags = [
    account.status,
    account.hasFirstDeposit ? 'has deposited' : 'has not deposited',
    account.withdrawalBlocked ? 'may not withdraw' : 'may withdraw',
    account.depositBlocked ? 'may not deposit' : 'may deposit',
  ];
  return <p role="note">{flags.join(', ')}</p>;
}

/** A screen that shows an account, in a session whose socket is open. */
async function live() {
  const setting = sessionSetting();
  stop = setting.session.start();
  renderWithSession(<Flags />, setting);
  await act(() => setting.logIn());
  await waitFor(() => {
    expect(setting.sockets.at(-1)?.subscriptions).toContain('memberUpdated');
  });
  // At the login, and when the socket is there.
  await waitFor(() => {
    expect(setting.fake.variablesOf('Me')).toHaveLength(2);
  });
  const push = (...parts: Parameters<typeof memberUpdate>) => {
    act(() => {
      setting.sockets.at(-1)?.push('memberUpdated', memberUpdate(...parts));
    });
  };
  return { ...setting, push };
}

const shown = () => screen.getByRole('note').textContent;
const asAnswered = 'ENABLED, has deposited, may withdraw, may deposit';

beforeEach(freshBrowser);

afterEach(() => {
  stop();
});

describe('a memberUpdated push', () => {
  it.each([
    [{ withdrawalBlocked: true }, 'ENABLED, has deposited, may not withdraw, may deposit'],
    [{ depositBlocked: true }, 'ENABLED, has deposited, may withdraw, may not deposit'],
    [{ status: 'DISABLED' } as const, 'DISABLED, has deposited, may withdraw, may deposit'],
    [{ hasFirstDeposit: false }, 'ENABLED, has not deposited, may withdraw, may deposit'],
  ])('PUSH-04 takes %j over into the account, and back', async (body, words) => {
    const { push } = await live();
    expect(shown()).toBe(asAnswered);
    push(body);
    await waitFor(() => {
      expect(shown()).toBe(words);
    });
    push({});
    await waitFor(() => {
      expect(shown()).toBe(asAnswered);
    });
  });

  it('PUSH-05 for another id changes nothing', async () => {
    const { push, fake } = await live();
    push({ status: 'DISABLED', withdrawalBlocked: true, memberLabelUpdated: true }, 'member-noah');
    push({ depositBlocked: true });
    await waitFor(() => {
      expect(shown()).toBe('ENABLED, has deposited, may withdraw, may not deposit');
    });
    expect(fake.variablesOf('Me')).toHaveLength(2);
  });

  it('PUSH-06 with memberLabelUpdated makes the account be fetched again, and only then', async () => {
    const { push, fake } = await live();
    push({ depositBlocked: true });
    await waitFor(() => {
      expect(shown()).toBe('ENABLED, has deposited, may withdraw, may not deposit');
    });
    expect(fake.variablesOf('Me')).toHaveLength(2);
    push({ memberLabelUpdated: true });
    await waitFor(() => {
      expect(fake.variablesOf('Me')).toHaveLength(3);
    });
    expect(shown()).toBe(asAnswered);
  });
});
