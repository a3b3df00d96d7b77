import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import { addMember, callGraphQL, loginByEmail, PASSWORD } from '#test/kit/index.ts';
import { captchaToken, codesOfSignUps, lastCode, signUp, signUpCodes, wrongCode } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const NOW = '2026-01-05T02:00:00.000Z';
const person = { email: 'new.player@magpie.test', mobileNumber: '+61412345678' };

const platform = platformForFile(startSignUpPlatform);

const membersOf = (world: World) => world.db.selectFrom('members').selectAll().execute();

const set = (world: World, settings: Record<string, string | boolean | string[]>) =>
  world.write((unit) => {
    unit.setSettings(settings);
    return Promise.resolve();
  });

async function ready(who = person) {
  const world = await platform.newWorld(NOW);
  return { world, input: { ...who, ...(await signUpCodes(platform, world, who)) } };
}

const meOf = async (world: World, email: string) => {
  const token = await loginByEmail(platform, world, email);
  const query =
    '{ me { username email mobileNumber mobileNumberVerified currency { code } activeCurrency { code } displayedFiatCurrency { code } communicationChannels timezone } }';
  return (await callGraphQL(platform, world, { query, token })).data?.['me'];
};

describe('signing up with an e-mail address', () => {
  it('AUTH-34 sends a code to the e-mail address and one to the mobile number', async () => {
    const world = await platform.newWorld(NOW);
    const email =
      'mutation Send($email: String!) { sendEmailVerificationCode(action: REGISTER, email: $email) }';
    const sms = 'mutation Send($mobileNumber: String!) { sendSmsOtpCode(mobileNumber: $mobileNumber) }';
    const first = await callGraphQL(platform, world, { query: email, variables: { email: person.email } });
    expect(first.data).toEqual({ sendEmailVerificationCode: true });
    const mails = () =>
      world.db.selectFrom('mailbox').select(['kind', 'recipient', 'code']).orderBy('seq').execute();
    expect(await mails()).toEqual([
      { kind: 'EMAIL', recipient: person.email, code: expect.stringMatching(/^\d{6}$/) as string },
    ]);
    const second = await callGraphQL(platform, world, {
      query: sms,
      variables: { mobileNumber: person.mobileNumber },
    });
    expect(second.data).toEqual({ sendSmsOtpCode: true });
    expect((await mails())[1]).toEqual({
      kind: 'SMS',
      recipient: '+61412345678',
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
  });

  it('AUTH-24 takes every field of the form and answers id, status, platformId and brandId', async () => {
    const { world, input } = await ready();
    const { data, errors } = await signUp(platform, world, {
      ...input,
      currency: 'NZD',
      marketingConsent: true,
    });
    expect(errors).toEqual([]);
    const members = await membersOf(world);
    expect(members).toHaveLength(1);
    expect(data?.['signUpWithEmail']).toEqual({
      id: members[0]?.id,
      status: 'ENABLED',
      platformId: 'magpie-simulated',
      brandId: 'magpie',
    });
    expect(await meOf(world, person.email)).toEqual({
      username: 'new.player@magpie.test',
      email: 'new.player@magpie.test',
      mobileNumber: '+61412345678',
      mobileNumberVerified: true,
      currency: { code: 'NZD' },
      activeCurrency: { code: 'NZD' },
      displayedFiatCurrency: { code: 'NZD' },
      communicationChannels: ['EMAIL', 'SMS'],
      timezone: 'Australia/Sydney',
    });
  });

  it('AUTH-24 keeps the brand of the site and lets the currency and the consent be left out', async () => {
    const { world, input } = await ready();
    const query =
      'mutation SignUp($input: SignUpWithEmailInput!) { signUpWithEmail(input: $input) { brandId } }';
    const variables = { input: { ...input, password: PASSWORD, countryCode: 'AU', captcha: captchaToken() } };
    const { data } = await callGraphQL(platform, world, {
      query,
      variables,
      headers: { 'x-admin-code': 'rosella-web' },
    });
    expect(data).toEqual({ signUpWithEmail: { brandId: 'rosella' } });
    expect((await membersOf(world))[0]).toMatchObject({
      brand: 'rosella',
      communicationChannels: '[]',
      marketingConsent: false,
    });
  });

  it.each([
    ['AU', '+61412345678', 'AUD'],
    ['NZ', '+64212345678', 'NZD'],
  ])(
    'AUTH-25 gives an account of %s without a currency that of its country',
    async (countryCode, mobileNumber, currency) => {
      const { world, input } = await ready({ ...person, mobileNumber });
      await signUp(platform, world, { ...input, countryCode });
      expect((await membersOf(world)).map((member) => [member.currency, member.activeCurrency])).toEqual([
        [currency, currency],
      ]);
    },
  );

  it('AUTH-25 gives AUD when the currency of the country is not available', async () => {
    const { world, input } = await ready({ ...person, mobileNumber: '+64212345678' });
    await set(world, { availableCurrencies: ['AUD', 'USD'] });
    await signUp(platform, world, { ...input, countryCode: 'NZ' });
    expect((await membersOf(world)).map((member) => member.currency)).toEqual(['AUD']);
  });

  it('refuses a currency that is not available, and shows crypto accounts in AUD', async () => {
    const { world, input } = await ready();
    const refused = await signUp(platform, world, { ...input, currency: 'XXX' });
    expect([refused.code, await membersOf(world)]).toEqual(['BAD_USER_INPUT', []]);
    expect((await signUp(platform, world, { ...input, currency: 'BTC' })).code).toBeNull();
    expect(await membersOf(world)).toMatchObject([{ currency: 'BTC', displayedFiatCurrency: 'AUD' }]);
  });

  it('needs no e-mail code when the site does not verify addresses', async () => {
    const { world, input } = await ready();
    const { verificationCode, ...rest } = input;
    expect((await signUp(platform, world, rest)).code).toBe('INVALID_CODE');
    await set(world, { emailVerificationEnabled: false });
    expect((await signUp(platform, world, rest)).code).toBeNull();
    expect(verificationCode).toHaveLength(6);
  });
});

describe('the older sign-up', () => {
  it('AUTH-26 createMemberV2 takes input and captcha and answers id, status, platformId and brandId', async () => {
    const { world, input } = await ready();
    const query = `mutation Create($input: CreateMemberV2Input!, $captcha: String!) {
      createMemberV2(input: $input, captcha: $captcha) { id status platformId brandId }
    }`;
    const variables = { input: { ...input, password: PASSWORD, countryCode: 'AU' }, captcha: captchaToken() };
    const { data } = await callGraphQL(platform, world, { query, variables });
    expect(data?.['createMemberV2']).toEqual({
      id: (await membersOf(world))[0]?.id,
      status: 'ENABLED',
      platformId: 'magpie-simulated',
      brandId: 'magpie',
    });
  });

  it('AUTH-26 is deprecated in the contract, and the product signs up through signUpWithEmail', async () => {
    const world = await platform.newWorld(NOW);
    const query =
      '{ __type(name: "Mutation") { fields(includeDeprecated: true) { name isDeprecated deprecationReason } } }';
    const { data } = await callGraphQL(platform, world, { query });
    const fields = (data?.['__type'] as { fields: { name: string }[] }).fields;
    expect(fields.find(({ name }) => name === 'createMemberV2')).toEqual({
      name: 'createMemberV2',
      isDeprecated: true,
      deprecationReason: 'Use signUpWithEmail.',
    });
    const folder = new URL('../../../../../libs/gql/src/operations/', import.meta.url);
    const operations = readdirSync(folder)
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    expect(operations).toContain('signUpWithEmail(');
    expect(operations).not.toContain('createMemberV2');
  });
});

describe('the captcha', () => {
  it('AUTH-33 refuses a refused token with CAPTCHA_FAILED and creates no member', async () => {
    const { world, input } = await ready();
    for (const captcha of ['', 'nonsense', 'stand-in.submit.x', captchaToken('login'), 'x'.repeat(10_000)]) {
      const { code, data } = await signUp(platform, world, { ...input, captcha });
      expect([code, data ?? null]).toEqual(['CAPTCHA_FAILED', null]);
    }
    await set(world, { captchaMode: 'REFUSE' });
    expect((await signUp(platform, world, input)).code).toBe('CAPTCHA_FAILED');
    expect(await membersOf(world)).toEqual([]);
  });

  it("takes a real captcha's token for what its service would say, once, unless it is refused", async () => {
    const { world, input } = await ready();
    const captcha = `03AFcWeA${'x_-9'.repeat(100)}`;
    await set(world, { captchaMode: 'REFUSE' });
    expect((await signUp(platform, world, { ...input, captcha })).code).toBe('CAPTCHA_FAILED');
    await set(world, { captchaMode: 'ACCEPT' });
    expect((await signUp(platform, world, { ...input, captcha })).code).toBeNull();
    expect((await signUp(platform, world, { ...input, captcha })).code).toBe('CAPTCHA_FAILED');
  });

  it('AUTH-33 accepts a token once, also when the attempt failed for another reason', async () => {
    const { world, input } = await ready();
    const captcha = captchaToken();
    const wrong = { ...input, captcha, otpCode: wrongCode(input.otpCode) };
    expect((await signUp(platform, world, wrong)).code).toBe('INVALID_CODE');
    expect((await signUp(platform, world, { ...input, captcha })).code).toBe('CAPTCHA_FAILED');
    expect(await membersOf(world)).toEqual([]);
    expect((await signUp(platform, world, input)).code).toBeNull();
  });

  it('AUTH-33 lets one of two parallel sign-ups with one token through', async () => {
    const { world, input } = await ready();
    const other = { email: 'second@magpie.test', mobileNumber: '+61412345679' };
    const captcha = captchaToken();
    const inputs = [input, { ...other, ...(await signUpCodes(platform, world, other)) }];
    const answers = await Promise.all(inputs.map((each) => signUp(platform, world, { ...each, captcha })));
    expect(answers.map(({ code }) => code).sort()).toEqual(['CAPTCHA_FAILED', null]);
    expect(await membersOf(world)).toHaveLength(1);
  });
});

describe('an account that exists already', () => {
  it('AUTH-41 refuses a second account of an e-mail address, whatever its capitals', async () => {
    const { world, input } = await ready();
    await signUp(platform, world, input);
    await set(world, { emailVerificationEnabled: false });
    const mobileNumber = '+61412345679';
    const query = 'mutation Send($mobileNumber: String!) { sendSmsOtpCode(mobileNumber: $mobileNumber) }';
    await callGraphQL(platform, world, { query, variables: { mobileNumber } });
    const otpCode = await lastCode(world, mobileNumber);
    const again = await signUp(platform, world, { email: 'NEW.Player@Magpie.test', mobileNumber, otpCode });
    expect(again.errors).toMatchObject([
      {
        message: 'This email address already has an account. Please log in instead.',
        extensions: { code: 'ACCOUNT_EXISTS' },
      },
    ]);
    expect(await membersOf(world)).toHaveLength(1);
  });

  it('AUTH-41 refuses a second account of a mobile number, however it is written', async () => {
    const { world, input } = await ready();
    await signUp(platform, world, input);
    const other = { email: 'second@magpie.test', mobileNumber: person.mobileNumber };
    const codes = await signUpCodes(platform, world, other);
    const again = await signUp(platform, world, { ...other, ...codes, mobileNumber: '0412 345 678' });
    expect(again.errors).toMatchObject([
      {
        message: 'This mobile number already has an account. Please log in instead.',
        extensions: { code: 'ACCOUNT_EXISTS' },
      },
    ]);
    expect(await membersOf(world)).toHaveLength(1);
  });

  it('sends no registration code to an address that has an account', async () => {
    const world = await platform.newWorld(NOW);
    const { email } = await addMember(world);
    const query =
      'mutation Send($email: String!) { sendEmailVerificationCode(action: REGISTER, email: $email) }';
    const { code } = await callGraphQL(platform, world, { query, variables: { email: email.toUpperCase() } });
    expect([code, await world.db.selectFrom('mailbox').selectAll().execute()]).toEqual([
      'ACCOUNT_EXISTS',
      [],
    ]);
  });

  it('makes exactly one member of parallel sign-ups of one person', async () => {
    const { world, input } = await ready();
    expect(await codesOfSignUps(platform, world, input, 6)).toEqual({ none: 1, INVALID_CODE: 5 });
    expect(await membersOf(world)).toHaveLength(1);
  });
});
