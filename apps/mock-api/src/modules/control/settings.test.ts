import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../platform/worlds/index.ts';
import type { TestPlatform } from '../../testing/index.ts';
import { startTestPlatform } from '../../testing/index.ts';
import { control, NOW } from './testing.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});

afterAll(async () => {
  await platform.close();
});

describe('settings of the control plane', () => {
  const config = (world: World, input: Record<string, unknown>) =>
    control(
      platform,
      `mutation Set($world: ID!, $input: SetConfigInput!) { setConfig(world: $world, input: $input) {
        mobileNumberVerificationEnabled emailVerificationEnabled checkFraud multipleSession checkDepositLimit availableCurrencies
        enableGBG gbgTrigger gbgThresholdAmount detectedCountry captchaMode vendorsInMaintenance maintenance } }`,
      { world: world.id, input },
    );

  async function withVendor() {
    const world = await platform.newWorld(NOW);
    await world.write(({ db }) =>
      db.insertInto('vendors').values({ id: 'ven_one', name: 'One', transfer_speed: null }).execute(),
    );
    return world;
  }

  it('change every one, and keep the rest', async () => {
    const world = await withVendor();
    const usual = {
      mobileNumberVerificationEnabled: true,
      emailVerificationEnabled: true,
      checkFraud: false,
      multipleSession: true,
      checkDepositLimit: true,
      availableCurrencies: ['AUD', 'NZD', 'USD', 'BTC', 'ETH', 'LTC', 'USDT'],
      enableGBG: false,
      gbgTrigger: 'DEPOSIT',
      gbgThresholdAmount: '2000.00',
      detectedCountry: 'AU',
      captchaMode: 'ACCEPT',
      vendorsInMaintenance: [],
      maintenance: false,
    };
    expect((await config(world, {})).data).toEqual({ setConfig: usual });
    const changes = {
      mobileNumberVerificationEnabled: false,
      emailVerificationEnabled: false,
      checkFraud: true,
      multipleSession: false,
      checkDepositLimit: false,
      enableGBG: true,
      gbgTrigger: 'WITHDRAWAL',
      detectedCountry: 'NZ',
      captchaMode: 'REFUSE',
    };
    const input = {
      ...changes,
      availableCurrencies: ['BTC', 'AUD', 'BTC'],
      gbgThresholdAmount: '500',
      vendorStates: [{ vendor: 'ven_one', state: 'IN_MAINTENANCE' }],
    };
    const changed = {
      ...usual,
      ...changes,
      availableCurrencies: ['AUD', 'BTC'],
      gbgThresholdAmount: '500.00',
      vendorsInMaintenance: ['ven_one'],
    };
    expect((await config(world, input)).data).toEqual({ setConfig: changed });
    expect((await config(world, { checkFraud: null })).data).toEqual({ setConfig: changed });
  });

  it.each([
    [{ availableCurrencies: [] }, 'BAD_USER_INPUT'],
    [{ availableCurrencies: ['AUD', 'XXX'] }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '0' }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '-5' }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '1.005' }, 'BAD_USER_INPUT'],
    [{ detectedCountry: 'Australia' }, 'BAD_USER_INPUT'],
    [{ vendorStates: [{ vendor: 'ven_two', state: 'ACTIVE' }] }, 'NOT_FOUND'],
  ])('refuse %j with %s and change nothing', async (input, code) => {
    const world = await withVendor();
    expect((await config(world, { checkFraud: true, ...input })).code).toBe(code);
    expect(world.settings['checkFraud']).toBeUndefined();
  });
});
