import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startTestPlatform);

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
      db.insertInto('vendors').values({ id: 'ven_one', name: 'One', transferSpeed: null }).execute(),
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

  it('set the texts of the operator, which everybody then reads, and give the built-in ones back', async () => {
    const world = await withVendor();
    const texts = async () => {
      const { data } = await callGraphQL(platform, world, {
        query: '{ config { contents { id type title body dateTimeUpdated } } }',
      });
      return (data as { config: { contents: unknown } }).config.contents;
    };
    expect(await texts()).toEqual([]);
    const faq = { type: 'FAQ', title: 'Our answers', body: '<p>Ours.</p>' };
    const privacy = { type: 'PRIVACY_POLICY', title: 'Privacy', body: '<p>Yours.</p>' };
    await config(world, { contents: [faq, privacy] });
    expect(await texts()).toEqual([
      { id: 'FAQ', ...faq, dateTimeUpdated: NOW },
      { id: 'PRIVACY_POLICY', ...privacy, dateTimeUpdated: NOW },
    ]);
    await config(world, {
      contents: [
        { type: 'FAQ', body: null },
        { ...privacy, title: 'Your privacy' },
      ],
    });
    expect(await texts()).toMatchObject([{ type: 'PRIVACY_POLICY', title: 'Your privacy' }]);
  });

  it('set which fields the sign-up asks for, and leave those that are not named', async () => {
    const world = await withVendor();
    const asked = async () => {
      const { data } = await callGraphQL(platform, world, {
        query: '{ config { registrationFields { name requirement } } }',
      });
      const { config: answer } = data as { config: { registrationFields: readonly { name: string }[] } };
      return answer.registrationFields.slice(-2);
    };
    await config(world, { registrationFields: [{ name: 'currency', requirement: 'MANDATORY' }] });
    await config(world, { registrationFields: [{ name: 'marketingConsent', requirement: 'HIDDEN' }] });
    expect(await asked()).toEqual([
      { name: 'currency', requirement: 'MANDATORY' },
      { name: 'marketingConsent', requirement: 'HIDDEN' },
    ]);
  });

  it.each([
    [{ registrationFields: [{ name: 'marketingConsent', requirement: 'MANDATORY' }] }, 'BAD_USER_INPUT'],
    [{ registrationFields: [{ name: 'email', requirement: 'HIDDEN' }] }, 'BAD_USER_INPUT'],
    [{ availableCurrencies: [] }, 'BAD_USER_INPUT'],
    [{ availableCurrencies: ['AUD', 'XXX'] }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '0' }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '-5' }, 'BAD_USER_INPUT'],
    [{ gbgThresholdAmount: '1.005' }, 'BAD_USER_INPUT'],
    [{ detectedCountry: 'Australia' }, 'BAD_USER_INPUT'],
    [{ contents: [{ type: 'FAQ', body: '<p>Ours</p>' }] }, 'BAD_USER_INPUT'],
    [{ contents: [{ type: 'FAQ', title: 'x'.repeat(201), body: '' }] }, 'BAD_USER_INPUT'],
    [{ contents: [{ type: 'FAQ', title: 'Help', body: 'x'.repeat(100_001) }] }, 'BAD_USER_INPUT'],
    [{ vendorStates: [{ vendor: 'ven_two', state: 'ACTIVE' }] }, 'NOT_FOUND'],
  ])('refuse %j with %s and change nothing', async (input, code) => {
    const world = await withVendor();
    expect((await config(world, { checkFraud: true, ...input })).code).toBe(code);
    expect(world.settings['checkFraud']).toBeUndefined();
  });
});
