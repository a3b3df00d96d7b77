import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { seededPerson, startSeededPlatform } from '#test/kit/seeded.ts';
import { openPage } from '#test/kit/opened-page.ts';
import type { OpenedPage } from '#test/kit/opened-page.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startSeededPlatform);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The address of the page of a new deposit of 50.00. */
async function newDeposit(): Promise<string> {
  const world = await platform.newWorld('2026-03-02T02:00:00.000Z');
  const mia = await seededPerson(platform, world, 'mia');
  const { data } = await mia.main(
    'mutation { initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) }',
  );
  return String(data?.['initiatePaymentIQDeposit']);
}

const shows = (page: OpenedPage, heading: string) =>
  vi.waitFor(() => {
    expect(page.headings()).toEqual([heading]);
  }, 60_000);

async function atTheBank(address: string): Promise<OpenedPage> {
  const page = await openPage(address);
  await shows(page, 'Check the details');
  page.press('Continue');
  await shows(page, 'How should this payment end?');
  await vi.waitFor(() => {
    expect(page.buttons()).toContain('Approve');
  }, 60_000);
  return page;
}

describe('the page of the cashier', () => {
  it.each([
    ['Approve', 'Payment accepted', 'APPROVED', 'TX_SUCCESS'],
    ['Decline', 'Payment failed', 'FAILED', 'TX_FAILED'],
    ['Cancel payment', 'Payment cancelled', 'CANCELLED', 'TX_CANCELLED'],
  ])("DEP-26 lets the tester end the payment by '%s'", async (name, heading, status, event) => {
    const address = await newDeposit();
    const page = await atTheBank(address);
    page.press(name);
    await shows(page, heading);
    expect(standOf(await openCashier(address).state())).toEqual([status, 'receipt', event]);
    expect(page.told).toContain(event);
    expect(page.buttons()).toEqual([]);
  });

  it('names every choice of a deposit', async () => {
    const address = await newDeposit();
    const page = await atTheBank(address);
    const { body } = await openCashier(address).state();
    const { choices } = body['state'] as { choices: string[] };
    expect(page.buttons()).toHaveLength(choices.length + 1);
    expect(page.buttons().filter((name) => choices.includes(name))).toEqual([]);
  });

  it('takes back that a payment began when that failed', async () => {
    const reaching = fetch;
    const page = await openPage(await newDeposit(), (address, init) =>
      address instanceof URL && address.pathname.endsWith('/proceed')
        ? Promise.reject(new TypeError('No network.'))
        : reaching(address, init),
    );
    await shows(page, 'Check the details');
    page.press('Continue');
    await vi.waitFor(() => {
      expect(page.buttons()).toContain('Continue');
    }, 60_000);
    const begun = page.told.indexOf('TRANSACTION_INIT');
    expect(begun).toBeGreaterThan(0);
    expect(page.told.slice(begun)).toContain('APP_ROUTE_CHANGE details');
  });

  it.each(['proceed', 'choose'])(
    'goes on by itself when the answer to %s is lost, and says no more that it cannot be reached',
    async (lost) => {
      const reaching = fetch;
      const address = await newDeposit();
      const page = await openPage(address, async (called, init) => {
        const answer = await reaching(called, init);
        const isLost = called instanceof URL && called.pathname.endsWith(`/${lost}`);
        return isLost ? Promise.reject(new TypeError('No network.')) : answer;
      });
      await shows(page, 'Check the details');
      page.press('Continue');
      await shows(page, 'How should this payment end?');
      expect(page.problem()).toBe('');
      await vi.waitFor(() => {
        expect(page.buttons()).toContain('Approve');
      }, 60_000);
      page.press('Approve');
      await shows(page, 'Payment accepted');
      expect(page.problem()).toBe('');
      expect(standOf(await openCashier(address).state())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    },
  );

  it('tells that the bank’s window was closed, and can open it again', async () => {
    const page = await atTheBank(await newDeposit());
    const bank = { closed: false };
    const open = vi.fn(() => bank);
    vi.stubGlobal('open', open);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    page.press('Open the bank’s window');
    expect(page.told.at(-1)).toBe('NEW_WINDOW');
    vi.advanceTimersByTime(500);
    expect(page.told).not.toContain('NEW_WINDOW_CLOSED');
    bank.closed = true;
    vi.advanceTimersByTime(5_000);
    expect(page.told.filter((type) => type === 'NEW_WINDOW_CLOSED')).toHaveLength(1);
    bank.closed = false;
    page.press('Open the bank’s window');
    expect(open).toHaveBeenCalledTimes(2);
    expect(page.told.at(-1)).toBe('NEW_WINDOW');
    vi.useRealTimers();
    page.press('Cancel payment');
    await shows(page, 'Payment cancelled');
  });
});
