import { z } from 'zod';
import { control } from '../mock/client.ts';

const PASSWORD = 'Magpie@2026';
const OPENING = '20000.00';

export const moneyWorld = 'bench-money';

export interface BenchMember {
  readonly id: string;
  readonly token: string;
}

export interface NewMember {
  readonly id: string;
  readonly email: string;
}

const clientHeaders = {
  'content-type': 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
  'x-world': moneyWorld,
};

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Calls the main endpoint and returns its data. @throws Error with the refusal */
export async function ask(
  platform: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${platform}/graphql`, {
    method: 'POST',
    headers: { ...clientHeaders, ...authorization },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = answer.parse(await response.json());
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'No data was answered.');
  return data;
}

const mails = z.array(z.object({ code: z.string().nullish() }));
const member = z.object({ id: z.string() });

async function smsCode(platform: string, mobileNumber: string): Promise<string> {
  await ask(platform, 'mutation S($to: String!) { sendSmsOtpCode(mobileNumber: $to) }', { to: mobileNumber });
  const mailbox = await control(`${platform}/control/graphql`, 'Mailbox', {
    world: moneyWorld,
    to: mobileNumber,
    last: 1,
  });
  return mails.parse(mailbox)[0]?.code ?? '';
}

/** The access token of a person of a world who logs in. */
export async function tokenOf(platform: string, email: string, world = moneyWorld): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`;
  const response = await fetch(`${platform}/authenticate`, {
    method: 'POST',
    headers: { ...clientHeaders, 'x-world': world, authorization },
    body: '{"isEmail":true}',
  });
  return z.object({ access: z.string() }).parse(await response.json()).access;
}

export async function makeMoneyWorld(platform: string): Promise<void> {
  const address = `${platform}/control/graphql`;
  await control(address, 'CreateWorld', { input: { id: moneyWorld, durable: true } });
  await control(address, 'SetConfig', { world: moneyWorld, input: { emailVerificationEnabled: false } });
}

/** Codes that one place may request before the world's next day. */
export const CODES_A_DAY = 20;

/** Lets the world's next day begin, on which codes may be requested again. */
export async function nextDay(platform: string): Promise<void> {
  await control(`${platform}/control/graphql`, 'AdvanceClock', { world: moneyWorld, by: 'P1D' });
}

/** Signs up a verified member with 20,000.00 to withdraw. */
export async function signUp(platform: string, number: number): Promise<NewMember> {
  const email = `bench-${String(number)}@magpie.test`;
  const mobileNumber = `+6141${String(2_000_000 + number)}`;
  const input = {
    email,
    mobileNumber,
    password: PASSWORD,
    countryCode: 'AU',
    otpCode: await smsCode(platform, mobileNumber),
    captcha: `stand-in.submit.bench-${String(number).padStart(8, '0')}`,
  };
  const { signUpWithEmail } = await ask(
    platform,
    'mutation S($input: SignUpWithEmailInput!) { signUpWithEmail(input: $input) { id } }',
    { input },
  );
  const { id } = member.parse(signUpWithEmail);
  const address = `${platform}/control/graphql`;
  await control(address, 'SetMember', { world: moneyWorld, member: id, input: { verified: true } });
  await control(address, 'AdjustBalance', {
    world: moneyWorld,
    member: id,
    input: { walletType: 'MAIN', amount: OPENING },
  });
  return { id, email };
}

/** Logs a member in, once the world's clock is not moved any more. */
export async function logIn(platform: string, { id, email }: NewMember): Promise<BenchMember> {
  return { id, token: await tokenOf(platform, email) };
}

const withdrawal = z.object({ id: z.string() });

/** Requests withdrawals of 50.00, each of which waits for the operator; returns their ids. */
export async function makeWithdrawals(
  platform: string,
  { token }: BenchMember,
  count: number,
): Promise<string[]> {
  const query =
    'mutation W { createWithdrawalNext(input: { withdrawalMethod: "wm_payid", amount: "50.00" }) { id } }';
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = withdrawal.parse((await ask(platform, query, {}, token))['createWithdrawalNext']);
    await control(`${platform}/control/graphql`, 'MoveWithdrawal', {
      world: moneyWorld,
      withdrawal: id,
      status: 'PENDING',
    });
    ids.push(id);
  }
  return ids;
}
