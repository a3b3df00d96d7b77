import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { startSignUpPlatform } from '#test/kit/account.ts';
import { addMember, callGraphQL, login, loginByEmail, PASSWORD } from '#test/kit/index.ts';
import { lastCode, wrongCode } from '#test/kit/sign-up.ts';
import { memberInNewWorld } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const NEW = 'Kookaburra7!';
const HOME = '203.0.113.9';

const platform = platformForFile(startSignUpPlatform);

const inWorld = () => memberInNewWorld(platform);

/** A call from an address, told by the proxy on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const place = (number: number): string => `198.51.100.${String(number)}`;
const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const codeOf = ({ body }: { body: Record<string, unknown> }) => body['code'] ?? null;

describe('guessing a password', { timeout: 120_000 }, () => {
  it('is limited over all places, which spares the usual place of the member and other accounts', async () => {
    const { world, member } = await inWorld();
    const other = await addMember(world);
    await login(platform, world, member.email, PASSWORD, from(HOME));
    for (const number of many(20))
      expect(codeOf(await login(platform, world, member.email, 'wrong', from(place(number))))).toBe(
        'FORBIDDEN',
      );
    const limited = await login(platform, world, member.email, PASSWORD, from(place(21)));
    expect([limited.status, limited.body['code'], limited.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '3600',
    ]);
    expect((await login(platform, world, member.email, PASSWORD, from(HOME))).status).toBe(200);
    expect((await login(platform, world, other.email, PASSWORD, from(place(21)))).status).toBe(200);
    await world.clock.advance('PT1H');
    expect((await login(platform, world, member.email, PASSWORD, from(place(21)))).status).toBe(200);
  });

  it('is limited the same for a name that nobody has', async () => {
    const { world } = await inWorld();
    const codes: unknown[] = [];
    for (const number of many(21))
      codes.push(codeOf(await login(platform, world, 'nobody@magpie.test', 'x', from(place(number)))));
    expect(codes).toEqual([...many(20).map(() => 'FORBIDDEN'), 'RATE_LIMITED']);
  });

  it('gets longer to wait for at one place: 10 in a quarter of an hour, 30 in a day', async () => {
    const { world, member } = await inWorld();
    await login(platform, world, member.email, PASSWORD, from(HOME));
    for (const quarter of many(3)) {
      for (const attempt of many(10))
        expect([
          quarter,
          attempt,
          codeOf(await login(platform, world, member.email, 'x', from(HOME))),
        ]).toEqual([quarter, attempt, 'FORBIDDEN']);
      expect(codeOf(await login(platform, world, member.email, PASSWORD, from(HOME)))).toBe('RATE_LIMITED');
      await world.clock.advance('PT15M');
    }
    expect(codeOf(await login(platform, world, member.email, PASSWORD, from(HOME)))).toBe('RATE_LIMITED');
    await world.clock.advance('P1D');
    expect((await login(platform, world, member.email, PASSWORD, from(HOME))).status).toBe(200);
  });

  it.each([
    ['a private network', (number: number) => `${place(number)}, 192.168.1.5`],
    ['one IPv6 connection', (number: number) => `2001:db8:0:7::${String(number)}`],
  ])('is counted for one place however many addresses come from %s', async (_where, address) => {
    const { world, member } = await inWorld();
    const codes: unknown[] = [];
    for (const number of many(11))
      codes.push(codeOf(await login(platform, world, member.email, 'x', from(address(number)))));
    expect(codes).toEqual([...many(10).map(() => 'FORBIDDEN'), 'RATE_LIMITED']);
  });

  it('is limited for one place, whichever names it tries, and other places are spared', async () => {
    const { world, member } = await inWorld();
    const tried = await Promise.all(
      many(100).map((number) => login(platform, world, `nobody${number}@magpie.test`, 'x', from(HOME))),
    );
    expect(tried.map(codeOf)).toEqual(many(100).map(() => 'FORBIDDEN'));
    expect(codeOf(await login(platform, world, member.email, PASSWORD, from(HOME)))).toBe('RATE_LIMITED');
    expect((await login(platform, world, member.email, PASSWORD, from(place(1)))).status).toBe(200);
  });

  it('begins anew with a world that is reset', async () => {
    const { world, member } = await inWorld();
    for (const _ of many(11)) await login(platform, world, member.email, 'x');
    await platform.registry.reset(world.id);
    const again = await addMember(await platform.registry.get(world.id));
    expect(again.id).toBe(member.id);
    expect((await login(platform, world, again.email)).status).toBe(200);
  });

  it('PWD-18 is limited for the old password of a change too', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    const update = (old: string, next = NEW) =>
      callGraphQL(platform, world, {
        query:
          'mutation Update($old: String!, $new: String!) { updatePassword(oldPassword: $old, newPassword: $new) }',
        variables: { old, new: next },
        token,
      });
    // A new password that cannot be taken is no guess at the old one.
    for (const _ of many(5)) expect((await update('Wrong@2026', 'short')).code).toBe('BAD_USER_INPUT');
    for (const _ of many(5)) expect((await update('Wrong@2026')).code).toBe('INVALID_CREDENTIALS');
    expect((await update(PASSWORD)).errors).toMatchObject([
      {
        message: 'Too many wrong passwords. Please try again later.',
        extensions: { code: 'RATE_LIMITED', details: { retryAfter: 900 } },
      },
    ]);
    await world.clock.advance('PT15M');
    expect((await update(PASSWORD)).data).toEqual({ updatePassword: true });
  });
});

describe('having codes sent', { timeout: 120_000 }, () => {
  const send = (world: World, number: number, address: string, token?: string) =>
    callGraphQL(platform, world, {
      query: 'mutation Send($mobileNumber: String!) { sendSmsOtpCode(mobileNumber: $mobileNumber) }',
      variables: { mobileNumber: `+6141234${String(5000 + number)}` },
      headers: from(address),
      ...(token === undefined ? {} : { token }),
    });

  it('is limited by caller, whoever the codes go to', async () => {
    const { world } = await inWorld();
    for (const number of many(20)) expect((await send(world, number, HOME)).code).toBeNull();
    expect((await send(world, 21, HOME)).errors).toMatchObject([
      {
        message: 'Too many codes were requested. Please try again later.',
        extensions: { code: 'RATE_LIMITED', details: { retryAfter: 600 } },
      },
    ]);
    const mail = await world.db.selectFrom('mailbox').select('seq').execute();
    expect(mail).toHaveLength(20);
    expect((await send(world, 21, place(1))).code).toBeNull();
  });

  it('is limited by member, wherever they call from', async () => {
    const { world, member } = await inWorld();
    const token = await loginByEmail(platform, world, member.email);
    for (const number of many(20)) expect((await send(world, number, place(number), token)).code).toBeNull();
    expect((await send(world, 21, place(21), token)).code).toBe('RATE_LIMITED');
  });
});

describe("guessing somebody's reset code", { timeout: 120_000 }, () => {
  const ask = (world: World, email: string, address: string) => {
    const query = 'mutation Create($email: String!) { createPasswordReset(input: { email: $email }) }';
    return callGraphQL(platform, world, { query, variables: { email }, headers: from(address) });
  };

  const reset = async (world: World, email: string, address: string) => {
    await ask(world, email, address);
    return lastCode(world, email);
  };

  const verify = async (world: World, email: string, code: string, address: string) =>
    (
      await callGraphQL(platform, world, {
        query:
          'mutation Verify($email: String!, $code: String!) { verifyPasswordReset(input: { email: $email, verificationCode: $code }) }',
        variables: { email, code },
        headers: from(address),
      })
    ).code;

  const confirm = async (world: World, email: string, code: string, address: string) =>
    (
      await callGraphQL(platform, world, {
        query: 'mutation Confirm($input: ConfirmPasswordResetInput!) { confirmPasswordReset(input: $input) }',
        variables: { input: { email, verificationCode: code, newPassword: NEW } },
        headers: from(address),
      })
    ).code;

  it('PWD-10 leaves the three attempts to whoever asked for it', async () => {
    const { world, member } = await inWorld();
    const code = await reset(world, member.email, HOME);
    const wrong = wrongCode(code);
    const strangers: unknown[] = [];
    for (const number of many(4))
      for (const _ of many(4)) strangers.push(await verify(world, member.email, wrong, place(number)));
    const three = ['INVALID_CODE', 'INVALID_CODE', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS'];
    expect(strangers).toEqual([
      ...three,
      ...three,
      ...three,
      'INVALID_CODE',
      ...many(3).map(() => 'TOO_MANY_ATTEMPTS'),
    ]);
    expect(await verify(world, member.email, wrong, HOME)).toBe('INVALID_CODE');
    expect(await verify(world, member.email, wrong, HOME)).toBe('INVALID_CODE');
    expect(await verify(world, member.email, code, HOME)).toBeNull();
    expect(await confirm(world, member.email, code, HOME)).toBeNull();
  });

  it('PWD-10 lets a code be typed in another network than it was asked for in', async () => {
    const { world, member } = await inWorld();
    const code = await reset(world, member.email, HOME);
    expect(await verify(world, member.email, code, place(1))).toBeNull();
    expect(await confirm(world, member.email, code, place(1))).toBeNull();
  });

  it('PWD-12 leaves the owner a code and another one, however many a stranger asks for', async () => {
    const { world, member } = await inWorld();
    const code = await reset(world, member.email, HOME);
    const asked: unknown[] = [];
    for (const number of many(7))
      asked.push((await ask(world, member.email, `2001:db8:0:7::${String(number)}`)).code);
    expect(asked).toEqual([...many(6).map(() => null), 'RATE_LIMITED']);
    expect(await verify(world, member.email, code, HOME)).toBeNull();
    const newer = await reset(world, member.email, HOME);
    expect(await verify(world, member.email, code, HOME)).toBe('INVALID_CODE');
    expect(await verify(world, member.email, newer, HOME)).toBeNull();
    expect(await confirm(world, member.email, newer, HOME)).toBeNull();
  });

  it('PWD-10 costs an attempt at every valid code, so more codes are not more attempts at one', async () => {
    const { world, member } = await inWorld();
    const code = await reset(world, member.email, HOME);
    const other = await reset(world, member.email, place(1));
    const wrong = ['000000', '000001', '000002'].find((each) => each !== code && each !== other) ?? '';
    for (const number of many(3))
      for (const _ of many(3))
        expect(await verify(world, member.email, wrong, place(number))).toBe('INVALID_CODE');
    expect(await verify(world, member.email, code, place(1))).toBe('TOO_MANY_ATTEMPTS');
    expect(await verify(world, member.email, wrong, place(4))).toBe('INVALID_CODE');
    expect(await verify(world, member.email, code, place(4))).toBe('INVALID_CODE');
    expect(await verify(world, member.email, other, place(4))).toBeNull();
    expect(await verify(world, member.email, code, HOME)).toBeNull();
  });

  it('is limited by the codes sent to one address in a day: 20 for one place, 200 for all', async () => {
    const { world, member } = await inWorld();
    const asked: unknown[] = [];
    for (const _ of many(4)) {
      for (const _ of many(6)) asked.push((await ask(world, member.email, HOME)).code);
      await world.clock.advance('PT10M');
    }
    expect(asked).toEqual([...many(20).map(() => null), ...many(4).map(() => 'RATE_LIMITED')]);
    for (const number of many(30))
      for (const _ of many(6)) expect((await ask(world, member.email, place(number))).code).toBeNull();
    expect((await ask(world, member.email, place(31))).errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', details: { retryAfter: 76_800 } } },
    ]);
    await world.clock.advance('P1D');
    expect((await ask(world, member.email, place(31))).code).toBeNull();
  });

  it('PWD-15 costs an attempt in the last step too', async () => {
    const { world, member } = await inWorld();
    const code = await reset(world, member.email, HOME);
    expect(await verify(world, member.email, code, HOME)).toBeNull();
    for (const _ of many(3))
      expect(await confirm(world, member.email, wrongCode(code), HOME)).toBe('INVALID_CODE');
    expect(await confirm(world, member.email, code, HOME)).toBe('TOO_MANY_ATTEMPTS');
    expect((await login(platform, world, member.email)).status).toBe(200);
  });

  it('is limited by caller, whatever the codes were for', async () => {
    const { world } = await inWorld();
    const codes: unknown[] = [];
    for (const number of many(31))
      codes.push(await verify(world, `someone${String(number)}@magpie.test`, '000000', HOME));
    expect(codes).toEqual([...many(30).map(() => 'INVALID_CODE'), 'RATE_LIMITED']);
    expect(await verify(world, 'someone@magpie.test', '000000', place(1))).toBe('INVALID_CODE');
  });
});
