import { beforeEach, describe, expect, it } from 'vitest';
import { audit, balances } from '#platform/ledger/index.ts';
import { openCashier, standOf } from '#test/kit/cashier.ts';
import { post } from '#test/kit/index.ts';
import { startDeposit, startWithdrawal } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

describe('the control plane', () => {
  const answer = async (payment: string, outcome: string) => {
    const { code, data } = await mia.control(
      'mutation A($world: ID!, $payment: ID!, $outcome: CashierOutcome!) { answerPayment(world: $world, payment: $payment, outcome: $outcome) }',
      { payment, outcome },
    );
    return code ?? data?.['answerPayment'];
  };

  it('lets the provider answer a payment that was left pending', async () => {
    const page = await startDeposit(mia, '50.02');
    await page.proceed();
    expect(await answer(page.id, 'APPROVE')).toBe('APPROVED');
    expect(standOf(await page.state())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
    expect(await answer(page.id, 'DECLINE')).toBe('APPROVED');
    const withdrawal = await startWithdrawal(mia, '60.00');
    await withdrawal.proceed();
    await withdrawal.choose('APPROVE');
    expect(await answer(withdrawal.id, 'PAY_OUT')).toBe('APPROVED');
    expect((await balances(mia.world.db, mia.id, 'AUD')).MAIN).toBe(99_002n);
    expect((await audit(mia.world.db, platform.services.auditChecks)).violations).toEqual([]);
  });

  it('starts and ends a payment that nobody opened, and refuses what there is not', async () => {
    const page = await startDeposit(mia, '50.00');
    expect(await answer(page.id, 'PAY_OUT')).toBe('BAD_USER_INPUT');
    expect(await answer(page.id, 'APPROVE')).toBe('APPROVED');
    expect(await answer('dep_unknown', 'APPROVE')).toBe('NOT_FOUND');
  });
});

describe('the pages of the cashier', () => {
  it('open with the ticket of their payment only', async () => {
    const { data } = await mia.main(
      'mutation { a: initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) b: initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "50.00" }) }',
    );
    const url = String(data?.['a']);
    const good = new URL(url).searchParams.get('ticket') ?? '';
    const other = new URL(String(data?.['b'])).searchParams.get('ticket');
    const inDefault = `default.${good.split('.')[1] ?? ''}`;
    for (const ticket of [other, inDefault, 'x', '', `${good}x`]) {
      const answer = await openCashier(url, { ticket }).proceed();
      expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
    for (const change of [{ ticket: null }, { ticket: 7 }, { ticket: 'x'.repeat(500) }]) {
      const answer = await openCashier(url, change).proceed();
      expect([answer.status, answer.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(standOf(await openCashier(url).state())).toEqual(['DRAFT', 'details', null]);
    const unknown = await openCashier(url).choose('GIVE_ME_MONEY');
    expect([unknown.status, unknown.body['code']]).toEqual([400, 'BAD_USER_INPUT']);
    const huge = await post(`${platform.url}${new URL(url).pathname}/state`, {
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ ticket: good, more: 'x'.repeat(5_000) }),
    });
    expect(huge.status).toBe(413);
  });

  it.each(['/cashier/dep_any?ticket=x', '/cashier/dep_any/bank?ticket=x'])(
    'DEP-26 at %s run only what this server sends and are framed only by the site',
    async (path) => {
      const response = await fetch(`${platform.url}${path}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const own = `'self' ${platform.url}`;
      expect(response.status).toBe(200);
      expect(policy).toContain(`default-src 'none'`);
      expect(policy).toContain(`script-src ${own};`);
      expect(policy).toContain(`frame-ancestors ${own} http://localhost:4200`);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      const html = await response.text();
      expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=|\{\{/);
      const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) expect((await fetch(new URL(address, platform.url))).status).toBe(200);
    },
  );
});
