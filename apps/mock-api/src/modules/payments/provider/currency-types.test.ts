import { beforeEach, describe, expect, it } from 'vitest';
import { standOf } from '#test/kit/cashier.ts';
import { providerCall, startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';
import type { SeededPerson } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let mia: SeededPerson;

beforeEach(async () => {
  mia = await personInNewWorld(platform, 'mia');
});

async function authorize(paymentId: string, change: object): Promise<unknown[]> {
  const body = { userId: 'mem_mia', txId: 'tx-1', txAmount: '50.00', txAmountCy: 'AUD' };
  const call = { ...body, attributes: { paymentId }, ...change };
  const answer = await providerCall(platform, mia.world, 'authorize', call);
  return [answer.status, answer.body['code'] ?? answer.body['success']];
}

describe('the type of a currency in a callback', () => {
  it.each(['FIAT', 'other', 'Other', ''])('CONF-17 takes the currency type %j as FIAT', async (type) => {
    const { id } = await startDeposit(mia, '50.00');
    expect(await authorize(id, { txAmountCyType: type })).toEqual([200, true]);
  });

  it.each([
    ['Crypto', [200, true]],
    ['CRYPTO', [200, true]],
    ['cRyPtO', [200, true]],
    ['other', [400, 'BAD_USER_INPUT']],
    ['FIAT', [400, 'BAD_USER_INPUT']],
  ])('CONF-17 takes the type %j of a crypto currency, of 8 decimals, as %j', async (type, answer) => {
    await mia.main('mutation { updateMe(input: { activeCurrency: "USDT" }) { id } }');
    const { id } = await startDeposit(mia, '50.00000001', { paymentMethod: 'pm_crypto' });
    const body = { txAmount: '50.00000001', txAmountCy: 'USDT', txAmountCyType: type };
    expect(await authorize(id, body)).toEqual(answer);
  });
});

describe('a deposit in the cashier', () => {
  it.each([
    ['AUD', 'pm_card', '50.09', 'other'],
    ['USDT', 'pm_crypto', '50.09000000', 'Crypto'],
  ])(
    'CONF-17 in %s is told of with the type that the provider writes, and posted',
    async (activeCurrency, paymentMethod, amount, type) => {
      const input = { activeCurrency };
      await mia.main('mutation U($input: UpdateMeInput!) { updateMe(input: $input) { id } }', { input });
      const page = await startDeposit(mia, amount, { paymentMethod });
      expect(standOf(await page.proceed())).toEqual(['APPROVED', 'receipt', 'TX_SUCCESS']);
      const sent = await mia.world.db.selectFrom('cashierCallbacks').select('body').execute();
      const types = sent.map(({ body }) => (JSON.parse(body) as { txAmountCyType: string }).txAmountCyType);
      expect(types).toEqual([type, type]);
    },
  );
});
