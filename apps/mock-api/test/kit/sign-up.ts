import { listMail } from '#platform/mailbox/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL } from './calls.ts';
import type { GraphQLAnswer } from './calls.ts';
import { PASSWORD } from './members.ts';
import type { TestPlatform } from './platform.ts';

let count = 0;

/** A captcha token that was never used, as the stand-in of the captcha service issues them. */
export function captchaToken(action = 'submit'): string {
  count += 1;
  return `stand-in.${action}.nonce-${String(count).padStart(8, '0')}`;
}

/** The code sent last to an address or number. @throws Error when nothing with a code was sent to it */
export async function lastCode(world: World, to: string): Promise<string> {
  const code = (await listMail(world.db, to, 1))[0]?.code;
  if (code == null) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** Another code than the given one, as a person mistypes it. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Has both codes of a sign-up sent and answers them as the fields of its input. */
export async function signUpCodes(
  platform: TestPlatform,
  world: World,
  person: { readonly email: string; readonly mobileNumber: string },
): Promise<{ verificationCode: string; otpCode: string }> {
  const query = `mutation Send($email: String!, $mobileNumber: String!) {
    sendEmailVerificationCode(action: REGISTER, email: $email)
    sendSmsOtpCode(mobileNumber: $mobileNumber)
  }`;
  const answer = await callGraphQL(platform, world, { query, variables: person });
  if (answer.code !== null) throw new Error(`No codes were sent: ${JSON.stringify(answer.errors)}`);
  return {
    verificationCode: await lastCode(world, person.email),
    otpCode: await lastCode(world, person.mobileNumber),
  };
}

/** What signs a person up once their codes were sent; the change replaces single fields. */
export function signUp(
  platform: TestPlatform,
  world: World,
  input: Readonly<Record<string, unknown>>,
): Promise<GraphQLAnswer> {
  const query = `mutation SignUp($input: SignUpWithEmailInput!) {
    signUpWithEmail(input: $input) { id status platformId brandId }
  }`;
  const usual = { password: PASSWORD, countryCode: 'AU', captcha: captchaToken() };
  return callGraphQL(platform, world, { query, variables: { input: { ...usual, ...input } } });
}

/** Sends one sign-up several times at the same moment, and answers how many had which code; `none` is what succeeded. */
export async function codesOfSignUps(
  platform: TestPlatform,
  world: World,
  input: Readonly<Record<string, unknown>>,
  times: number,
): Promise<Readonly<Record<string, number>>> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => signUp(platform, world, { ...input, captcha: captchaToken() })),
  );
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code ?? 'none'] = (counts[code ?? 'none'] ?? 0) + 1;
  return counts;
}
