import { describe, expect, it, vi } from 'vitest';
import type { SessionSetting } from '#testing/session-setting.ts';
import { answeredAccount, fiveBalances, nzd } from '#testing/sample-account.ts';
import { balanceUpdate, memberBody, memberUpdate, sixPushes } from '#testing/sample-pushes.ts';
import { connected, eachInFreshBrowser, fetched, startedSession } from '#testing/started-session.ts';

const signedIn = (own: object = {}) => connected({ Me: () => ({ me: { ...answeredAccount, ...own } }) });

async function push({ sockets }: SessionSetting, ...parts: Parameters<typeof memberUpdate>): Promise<void> {
  sockets.at(-1)?.push('memberUpdated', memberUpdate(...parts));
  await fetched();
}

const account = ({ session }: SessionSetting) => session.state.get().account;
/** How often the account was fetched after the login and after the socket was there. */
const fetches = ({ fake }: SessionSetting) => fake.variablesOf('Me').length - 2;

async function pushBalance(
  { sockets }: SessionSetting,
  availableBalance: string,
  wallets: object,
): Promise<void> {
  const change = { availableBalance, wallets: { ...answeredAccount.wallets, ...wallets } };
  sockets.at(-1)?.push('balanceUpdated', balanceUpdate(change));
  await fetched();
}

eachInFreshBrowser();

describe('memberUpdated', () => {
  it('PUSH-03 the verified flag follows it in both directions', async () => {
    const setting = await signedIn({ verified: false });
    await push(setting, { verified: true });
    expect(account(setting)?.verified).toBe(true);
    await push(setting, { verified: false });
    expect(account(setting)?.verified).toBe(false);
  });

  it.each([
    ['withdrawalBlocked', true],
    ['depositBlocked', true],
    ['status', 'SELF_EXCLUDED'],
    ['hasFirstDeposit', false],
  ] as const)('PUSH-04 takes %s over into the account', async (field, value) => {
    const setting = await signedIn();
    expect(account(setting)?.[field]).not.toBe(value);
    await push(setting, { [field]: value });
    expect(account(setting)?.[field]).toBe(value);
    await push(setting, {});
    expect(account(setting)?.[field]).toBe(memberBody[field]);
  });

  it('that comes after a newer one changes nothing', async () => {
    const setting = await signedIn({ depositBlocked: false });
    const older = memberUpdate({ depositBlocked: false });
    await push(setting, { depositBlocked: true });
    setting.sockets.at(-1)?.push('memberUpdated', older);
    await fetched();
    expect(account(setting)?.depositBlocked).toBe(true);
  });

  it('PUSH-05 for another account changes nothing', async () => {
    const setting = await signedIn();
    const before = account(setting);
    const change = {
      status: 'SELF_EXCLUDED' as const,
      verified: false,
      memberLabelUpdated: true,
      hasFirstDeposit: false,
      withdrawalBlocked: true,
      depositBlocked: true,
    };
    await push(setting, change, 'member-leo');
    expect(account(setting)).toBe(before);
    expect(fetches(setting)).toBe(0);
    await push(setting, { ...change, memberLabelUpdated: false });
    expect(account(setting)).toMatchObject({ verified: false, depositBlocked: true });
  });

  it('PUSH-06 with memberLabelUpdated true makes the account be fetched again, and not with false', async () => {
    const setting = await signedIn();
    await push(setting, {});
    expect(fetches(setting)).toBe(0);
    setting.fake.answer('Me', () => ({ me: { ...answeredAccount, firstName: 'Label' } }));
    await push(setting, { memberLabelUpdated: true });
    expect(fetches(setting)).toBe(1);
    expect(account(setting)?.firstName).toBe('Label');
  });
});

describe('balanceUpdated', () => {
  it('WALLET-16 takes the balances of the active currency over, and their pushed sum', async () => {
    const setting = await signedIn();
    await pushBalance(setting, '1234.50', fiveBalances);
    expect(account(setting)).toMatchObject({ availableBalance: '1234.50', wallets: fiveBalances });
    expect(fetches(setting)).toBe(0);
  });

  it('WALLET-16 in another currency tells that it was made the active one elsewhere, so the account is fetched again', async () => {
    const setting = await signedIn();
    const changed = { ...answeredAccount, activeCurrency: nzd, availableBalance: '9.00' };
    setting.fake.answer('Me', () => ({ me: changed }));
    await pushBalance(setting, '7.00', { currency: nzd, mainCash: '7.00' });
    expect(fetches(setting)).toBe(1);
    expect(account(setting)).toMatchObject({ activeCurrency: { code: 'NZD' }, availableBalance: '9.00' });
    await pushBalance(setting, '8.00', { currency: nzd, mainCash: '8.00' });
    expect(fetches(setting)).toBe(1);
    expect(account(setting)).toMatchObject({ availableBalance: '8.00', wallets: { mainCash: '8.00' } });
  });
});

describe('the websocket', () => {
  it('PUSH-11 is never opened for a visitor, and for a member with the first subscription', async () => {
    const setting = startedSession();
    await fetched();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(setting.sockets).toHaveLength(0);
    await setting.logIn();
    await fetched();
    expect(setting.sockets).toHaveLength(1);
    expect(setting.sockets[0]?.subscriptions).toContain('memberUpdated');
  });

  it('PUSH-12 reconnects after it was lost, again and again, and the subscriptions go on', async () => {
    const setting = await signedIn();
    const names = [...(setting.sockets[0]?.subscriptions ?? [])].sort();
    expect(names).toEqual(sixPushes);
    for (const count of [2, 3, 4]) {
      setting.sockets.at(-1)?.drop();
      await vi.advanceTimersByTimeAsync(10_500);
      await fetched();
      expect(setting.sockets).toHaveLength(count);
      expect([...(setting.sockets.at(-1)?.subscriptions ?? [])].sort()).toEqual(names);
    }
    await push(setting, { verified: false });
    expect(account(setting)?.verified).toBe(false);
  });
});
