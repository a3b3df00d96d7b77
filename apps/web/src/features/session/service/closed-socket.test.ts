import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '#testing/fake-platform.ts';
import { type SessionSetting } from '#testing/session-setting.ts';
import { cookie, shownToast } from '#testing/browser-facts.ts';
import { connected, eachInFreshBrowser, fetched } from '#testing/started-session.ts';
import { sixPushes } from '#testing/sample-pushes.ts';

eachInFreshBrowser();

const HOUR = 3_600_000;

describe('a websocket that the platform closes', () => {
  const refuse = async (setting: SessionSetting, reason: string, refusal: Refusal) => {
    setting.fake.answer('Me', () => {
      throw refusal;
    });
    setting.sockets[0]?.refuse(4403, reason);
    await fetched();
  };

  it.each([
    ['ACCESS_TOKEN_EXPIRED', 'expired', 'Session Expired'],
    ['FORBIDDEN', 'invalid access token. session is not active.', 'Session Expired'],
    ['FORBIDDEN', 'invalid access token. session does not exist.', 'Session Expired'],
    ['FORBIDDEN', 'session was replaced by a login on another device', 'Multiple Session Detected'],
  ])(
    'SESS-02 because of %s "%s" ends the session soon, as a call would, and stays closed',
    async (code, message, toast) => {
      const setting = await connected();
      await refuse(setting, code === 'FORBIDDEN' ? message : code, new Refusal(code, message));
      expect(setting.session.state.get().signedIn).toBe(true);
      await vi.advanceTimersByTimeAsync(10_000);
      await fetched();
      expect(setting.session.state.get().signedIn).toBe(false);
      expect(cookie('access-token')).toBeNull();
      expect(shownToast()?.title).toBe(toast);
      await vi.advanceTimersByTimeAsync(HOUR);
      await fetched();
      expect(setting.sockets).toHaveLength(1);
      expect(setting.fake.calls.filter((call) => call.path === '/session:destroy').length).toBeLessThan(2);
    },
  );

  it('leaves it to the next action when that comes first, and looks no more after it', async () => {
    const setting = await connected();
    await refuse(setting, 'ACCESS_TOKEN_EXPIRED', new Refusal('ACCESS_TOKEN_EXPIRED', 'expired'));
    await setting.session.refreshAccount();
    await fetched();
    expect(setting.session.state.get().signedIn).toBe(false);
    const asked = setting.fake.variablesOf('Me').length;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(setting.fake.variablesOf('Me')).toHaveLength(asked);
  });

  it('because of the admin code does not try for ever', async () => {
    const setting = await connected();
    const wrong = 'The admin code is wrong.';
    await refuse(setting, wrong, new Refusal('FORBIDDEN', wrong));
    await vi.advanceTimersByTimeAsync(HOUR);
    await fetched();
    expect(setting.reload).toHaveBeenCalledTimes(1);
    expect(setting.sockets).toHaveLength(1);
    expect(setting.session.state.get().signedIn).toBe(true);
  });

  it('because of maintenance is there again afterwards', async () => {
    const setting = await connected();
    setting.sockets[0]?.refuse(4403, 'MAINTENANCE_MODE');
    await vi.advanceTimersByTimeAsync(2_000);
    await fetched();
    expect(setting.session.state.get().signedIn).toBe(true);
    expect(setting.sockets[1]?.subscriptions.toSorted()).toEqual(sixPushes);
  });

  it('without a reason costs nobody the session', async () => {
    const setting = await connected();
    setting.sockets[0]?.refuse(4403, 'Forbidden');
    await vi.advanceTimersByTimeAsync(2_000);
    await fetched();
    expect(setting.session.state.get().signedIn).toBe(true);
    expect(setting.sockets).toHaveLength(2);
  });
});
