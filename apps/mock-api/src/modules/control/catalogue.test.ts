import { beforeAll, describe, expect, it } from 'vitest';
import { callGraphQL, startTestPlatform } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { NOW } from '#test/kit/new-worlds.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';

const platform = platformForFile(startTestPlatform);

beforeAll(async () => {
  const input = { id: 'catalogue', now: NOW, frozen: true };
  await control(
    platform,
    'mutation Create($input: CreateWorldInput!) { createWorld(input: $input) { id } }',
    { input },
  );
});

const clear = () => control(platform, 'mutation { clearFaults(world: "catalogue") }');

async function set(input: string) {
  await clear();
  const { data, code } = await control(
    platform,
    `mutation { setFault(world: "catalogue", input: { ${input} }) { kind operation code message timesLeft } }`,
  );
  return { fault: data?.['setFault'] as Record<string, unknown> | undefined, code };
}

const anyCall = { kind: 'ERROR', operation: null, timesLeft: null };

describe('faults by their name in the error catalogue', () => {
  it.each([
    ['ACCESS_TOKEN_EXPIRED', 'ACCESS_TOKEN_EXPIRED', 'Your session has expired. Please log in again.'],
    ['INVALID_CREDENTIALS', 'FORBIDDEN', 'invalid credentials'],
    ['SESSION_NOT_ACTIVE', 'FORBIDDEN', 'invalid access token. session is not active.'],
    ['SESSION_DOES_NOT_EXIST', 'FORBIDDEN', 'invalid access token. session does not exist.'],
    ['ADMIN_CODE', 'FORBIDDEN', 'invalid admin code. the x-admin-code header is missing or wrong.'],
    ['MULTIPLE_SESSION', 'FORBIDDEN', 'session was replaced by a login on another device'],
    ['OTHER_FORBIDDEN', 'FORBIDDEN', 'This is not allowed.'],
    ['AGGREGATE_VERSION_EXISTS', 'AGGREGATE_VERSION_EXISTS', 'The record was changed meanwhile.'],
    ['MAINTENANCE_MODE', 'MAINTENANCE_MODE', 'The site is under maintenance. Please try again later.'],
    ['OTHER_ERROR', 'CONFLICT', 'This cannot be done now.'],
    ['NO_MESSAGE', 'INTERNAL_SERVER_ERROR', ''],
  ])('%s answers any call with %s', async (name, code, message) => {
    expect((await set(`catalogue: ${name}`)).fault).toEqual({ ...anyCall, code, message });
    const answer = await callGraphQL(platform, await platform.registry.get('catalogue'), {
      query: 'query Ask { checkFraud }',
    });
    expect(answer.errors).toMatchObject([{ message, extensions: { code } }]);
  });

  it.each([
    ['LOGIN_FAILURE', 'authenticate', 'INVALID_CREDENTIALS'],
    ['LOGOUT_FAILURE', 'session:destroy', 'INTERNAL_SERVER_ERROR'],
    ['UPDATE_PASSWORD_FAILURE', 'UpdatePassword', 'INVALID_CREDENTIALS'],
    ['UPDATE_PROFILE_REFUSED', 'UpdateMe', 'BAD_USER_INPUT'],
    ['EMAIL_CODE_NOT_SENT', 'SendEmailVerificationCode', 'RATE_LIMITED'],
    ['SMS_CODE_NOT_SENT', 'SendSmsOtpCode', 'RATE_LIMITED'],
    ['TELEGRAM_CODE_NOT_SENT', 'SendTelegramOtp', 'RATE_LIMITED'],
    ['SIGN_UP_FAILURE', 'SignUpWithEmail', 'ACCOUNT_EXISTS'],
    ['SIGN_UP_EMAIL_CODE', 'SignUpWithEmail', 'INVALID_CODE'],
    ['SIGN_UP_SMS_CODE', 'SignUpWithEmail', 'INVALID_CODE'],
    ['SIGN_UP_CAPTCHA', 'SignUpWithEmail', 'CAPTCHA_FAILED'],
    ['RESET_CODE_NOT_SENT', 'CreatePasswordReset', 'RATE_LIMITED'],
    ['RESET_CODE_WRONG', 'VerifyPasswordReset', 'INVALID_CODE'],
    ['RESET_PASSWORD_REFUSED', 'ConfirmPasswordReset', 'TOO_MANY_ATTEMPTS'],
  ])('%s hits %s only, with %s', async (name, operation, code) => {
    expect((await set(`catalogue: ${name}`)).fault).toMatchObject({ ...anyCall, operation, code });
  });

  it('breaks the connection of an unfinished profile', async () => {
    expect((await set('catalogue: UPDATE_PROFILE_UNFINISHED')).fault).toMatchObject({
      kind: 'NETWORK',
      operation: 'UpdateMe',
      code: null,
    });
  });

  it('takes what is given beside the name: calls, how many of them, and the message', async () => {
    expect(
      (await set('catalogue: SESSION_NOT_ACTIVE, operation: "Games", times: 2, message: ""')).fault,
    ).toEqual({ kind: 'ERROR', operation: 'Games', code: 'FORBIDDEN', message: '', timesLeft: 2 });
  });

  it('refuses a fault of neither a name nor a kind', async () => {
    expect((await set('operation: "Games"')).code).toBe('BAD_USER_INPUT');
  });
});
