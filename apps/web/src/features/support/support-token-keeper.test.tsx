import { toaster } from '@magpie/ui';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal, type Answers } from '#testing/fake-platform.ts';
import { renderWithSession } from '#testing/render-with-session.tsx';
import { answeredAccount } from '#testing/sample-account.ts';
import { eachInFreshBrowser, startedSession } from '#testing/started-session.ts';
import { SupportTokenKeeper } from './support-token-keeper.ts';

const FIVE_MINUTES = 300_000;

const tokenFor = (seconds: number) => ({
  __typename: 'IntercomToken',
  token: 'support',
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Mia, logged in on a site with or without a messenger. */
async function open(answers: Answers, messengerAppId?: string) {
  const setting = startedSession({ Heartbeat: () => ({ heartbeat: false }), ...answers });
  await setting.logIn();
  toaster.dismiss();
  const config = { widgets: messengerAppId === undefined ? {} : { messengerAppId } };
  renderWithSession(<SupportTokenKeeper />, setting, { config });
  await pass(0);
  return setting;
}

eachInFreshBrowser();

describe('the support token', () => {
  it('is fetched with account id and email, and again when less than 5 minutes of it remain', async () => {
    let issued: ReturnType<typeof tokenFor> | null = null;
    const setting = await open(
      {
        Me: () => ({ me: { ...answeredAccount, intercomToken: issued } }),
        SupportToken: () => {
          issued = tokenFor(3600);
          return { intercomUserToken: issued };
        },
      },
      'app',
    );
    expect(setting.fake.variablesOf('SupportToken')).toEqual([
      { accountId: 'member-mia', email: 'mia@magpie.test' },
    ]);
    expect(setting.session.state.get().account?.intercomToken?.token).toBe('support');
    await pass(11 * FIVE_MINUTES);
    expect(setting.fake.variablesOf('SupportToken')).toHaveLength(1);
    await pass(FIVE_MINUTES);
    expect(setting.fake.variablesOf('SupportToken')).toHaveLength(2);
  });

  it('SESS-39 is only logged when it cannot be fetched', async () => {
    const setting = await open(
      {
        SupportToken: () => {
          throw new Refusal('INTERNAL_SERVER_ERROR', 'broken');
        },
      },
      'app',
    );
    expect(setting.fake.variablesOf('SupportToken')).toHaveLength(1);
    expect(vi.mocked(console.info).mock.calls.map(([what]) => String(what))).toContain(
      'The support token could not be fetched.',
    );
    expect(toaster.current()).toBeUndefined();
    expect(setting.session.state.get().signedIn).toBe(true);
  });

  it('is not asked for where there is no messenger', async () => {
    const setting = await open({});
    await pass(3 * FIVE_MINUTES);
    expect(setting.fake.variablesOf('SupportToken')).toEqual([]);
  });
});
