import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { callGraphQL, loginByEmail } from '#test/kit/index.ts';
import { captchaToken } from '#test/kit/sign-up.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);
let world: World;

beforeAll(async () => {
  world = await platform.newWorld('2026-01-05T02:00:00.000Z');
});

const deposit = (amount: string, promoCode = '') =>
  `mutation { initiatePaymentIQDeposit(input: { paymentMethod: "pm_card", amount: "${amount}"${promoCode && `, promoCode: "${promoCode}"`} }) }`;
const withdrawal = (amount: string) =>
  `mutation { initiatePaymentIQWithdrawal(input: { withdrawalMethod: "wm_payid", amount: "${amount}" }) }`;
const signUp = (
  captcha: string,
) => `mutation { signUpWithEmail(input: { email: "new@magpie.test", password: "Magpie@2026",
  mobileNumber: "+61412345678", countryCode: "AU", otpCode: "000000", verificationCode: "000000", captcha: "${captcha}" }) { id } }`;

/** Who is refused, what, and with which code; null for a visitor. */
const refusals: readonly (readonly [what: string, who: string | null, query: string, code: string])[] = [
  ['a blocked deposit', 'zoe', deposit('50.00'), 'DEPOSIT_BLOCKED'],
  ['a blocked withdrawal', 'zoe', withdrawal('60.00'), 'WITHDRAWAL_BLOCKED'],
  ['a withdrawal of an unverified member', 'noah', withdrawal('60.00'), 'MEMBER_NOT_VERIFIED'],
  ['a deposit with a code beside an active promo', 'ruby', deposit('50.00', 'HARBOUR'), 'ACTIVE_PROMO'],
  ['a deposit above a limit of the member', 'leo', deposit('2500.00'), 'LIMIT_EXCEEDED'],
  ['a withdrawal above the balance', 'mia', withdrawal('1000.01'), 'INSUFFICIENT_BALANCE'],
  ['an amount that is none', 'mia', deposit('0.00'), 'BAD_USER_INPUT'],
  [
    'a wrong reset code',
    null,
    'mutation { verifyPasswordReset(input: { email: "mia@magpie.test", verificationCode: "000000" }) }',
    'INVALID_CODE',
  ],
  ['wrong codes of a sign-up', null, signUp(captchaToken()), 'INVALID_CODE'],
  ['a refused captcha', null, signUp('nonsense'), 'CAPTCHA_FAILED'],
  [
    'an address that is taken',
    null,
    'mutation { sendEmailVerificationCode(action: REGISTER, email: "mia@magpie.test") }',
    'ACCOUNT_EXISTS',
  ],
  [
    'a wrong old password',
    'mia',
    'mutation { updatePassword(oldPassword: "x", newPassword: "Rosella11!") }',
    'INVALID_CREDENTIALS',
  ],
  [
    'a wrong code of Telegram',
    null,
    'mutation { telegramSignIn(input: { mobileNumber: "+61412345678", code: "000000" }) { access } }',
    'INVALID_CODE',
  ],
  ['the level of another member', 'mia', '{ memberLevel(member: "mem_leo") { level } }', 'BAD_USER_INPUT'],
  ['a reward that was claimed', 'mia', 'mutation { claimLevelReward(level: 1) { level } }', 'CONFLICT'],
  [
    'a badge that is not completed',
    'mia',
    'mutation { setActiveAchievementBadge(achievement: "ach_casinoexplorer", badgeLevel: 5) { id } }',
    'CONFLICT',
  ],
  ['a message that does not exist', 'mia', 'mutation { deleteMessage(id: "nothing") }', 'NOT_FOUND'],
  [
    'the support token of another member',
    'mia',
    'mutation { intercomUserToken(accountId: "mem_leo", email: "leo@magpie.test") { token } }',
    'BAD_USER_INPUT',
  ],
  ['a list page that is too large', 'mia', '{ messages(first: 101) { totalCount } }', 'BAD_USER_INPUT'],
];

describe('business refusals', () => {
  it.each(refusals)(
    'SESS-32 %s is not FORBIDDEN, and the session goes on',
    async (_what, who, query, code) => {
      const token = who === null ? undefined : await loginByEmail(platform, world, `${who}@magpie.test`);
      const as = token === undefined ? {} : { token };
      const answer = await callGraphQL(platform, world, { query, ...as });
      expect(answer.code).toBe(code);
      expect(answer.errors[0]?.message).toMatch(/^['A-Z].*\.$/);
      if (token === undefined) return;
      const { data } = await callGraphQL(platform, world, { query: 'mutation { heartbeat }', ...as });
      expect(data).toEqual({ heartbeat: true });
    },
  );

  it('SESS-32 no rule refuses with FORBIDDEN but the login, for wrong credentials, and the door, for a session that is over, and no service names it', () => {
    const named = (folder: URL, word: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(word));
    const modules = named(new URL('./', import.meta.url), "'FORBIDDEN'");
    // The control plane names every failure that it can force.
    expect(modules.filter((name) => !name.startsWith('control/'))).toEqual([]);
    const rules = named(new URL('../../../../libs/domain/src/', import.meta.url), "code: 'FORBIDDEN'");
    expect(rules.toSorted()).toEqual(['session/access-reasons.ts', 'session/sign-in-reasons.ts']);
  });
});
