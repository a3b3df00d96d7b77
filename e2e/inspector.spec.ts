import type { Page, Response } from '@playwright/test';
import { header } from './support/member.ts';
import { openListening } from './support/pushes.ts';
import { expect, expectToast, test } from './support/test.ts';

// A Monday, 13:00 in Sydney, on which Ella claims what she lost in the week before.
test.use({ worldInput: { now: '2032-11-22T02:00:00.000Z', frozen: true } });

const answerOf = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.url().includes(`operationName=${operation}`) && response.request().method() === 'POST',
  );

test('SIM-11 a press leads to its call, its ledger entry and its push by the cause that the answer carries', async ({
  page,
  world,
  enter,
}) => {
  await enter('ella@magpie.test');
  await openListening(page, '/personal-center?tab=cashback');
  const card = page.getByRole('article', { name: 'Monday Cashback' });
  const answering = answerOf(page, 'ClaimCashback');
  await card.getByRole('button', { name: 'Claim' }).click();
  const answer = await answering;
  const { extensions } = (await answer.json()) as { extensions: { cause: string } };
  expect(answer.request().headers()['x-cause']).toBe(extensions.cause);
  await expectToast(page, 'Cashback claimed successfully');
  await expect(header(page).getByText('533.60')).toBeVisible();
  const [call, ...others] = await world.inspect(extensions.cause);
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    ...{ origin: 'PROMO', operation: 'ClaimCashback', member: 'mem_ella', decision: 'ALLOWED', code: null },
    entries: [
      {
        ...{ type: 'CASHBACK', member: 'mem_ella' },
        postings: [
          { account: 'house:CASHBACK:AUD', amount: '-3.60' },
          { account: 'member:mem_ella:MAIN:AUD', amount: '3.60' },
        ],
      },
    ],
  });
  expect(call?.pushes.map(({ event }) => event)).toContain('balanceUpdated');
  expect(call?.changes.find(({ table }) => table === 'cashbackClaims')).toMatchObject({
    ...{ kind: 'ADDED', count: 1 },
    rows: [{ before: null, after: { memberId: 'mem_ella', amountMinor: '360' } }],
  });
});

test('SIM-12 the cashback that a person sees is told by the lost bets behind it, and the balance by its entries', async ({
  page,
  world,
  enter,
}) => {
  await enter('ella@magpie.test');
  await openListening(page, '/personal-center?tab=cashback');
  await expect(page.getByRole('article', { name: 'Monday Cashback' })).toContainText('A$3.60');
  const cashback = await world.why('ella@magpie.test', { figure: 'CASHBACK', id: 'cashback_monday' });
  expect(cashback).toMatchObject({ value: '3.60', sum: '3.60', agrees: true, currency: 'AUD' });
  expect(cashback.parts.map(({ kind, amount }) => [kind, amount])).toContainEqual(['RULE', '-176.40']);
  await expect(header(page).getByText('530.00')).toBeVisible();
  let total = 0;
  for (const wallet of ['MAIN', 'CASINO', 'SPORT'] as const) {
    const { value, sum, agrees, parts } = await world.why('ella@magpie.test', { figure: 'BALANCE', wallet });
    expect([sum, agrees]).toEqual([value, true]);
    total += parts.reduce((cents, { amount }) => cents + Number(amount.replace('.', '')), 0);
  }
  expect(total).toBe(53_000);
});
