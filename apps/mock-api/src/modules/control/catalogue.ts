import { controlReasons, decideFault } from '@magpie/domain/control';
import type { CatalogueFault, SetFaultInput } from '#__generated__/control.ts';
import type { FaultInput } from '#platform/faults/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import type { ErrorCode } from '#platform/graphql/index.ts';

type Failure = Pick<FaultInput, 'kind' | 'code' | 'message' | 'operation'>;

const error = (code: ErrorCode, message: string, operation?: string): Failure => ({
  kind: 'ERROR',
  code,
  message,
  ...(operation === undefined ? {} : { operation }),
});

const forbidden = (message: string): Failure => error('FORBIDDEN', message);

export const catalogue: Readonly<Record<CatalogueFault, Failure>> = {
  LOGIN_FAILURE: error('INVALID_CREDENTIALS', 'The email or the password is wrong.', 'authenticate'),
  LOGOUT_FAILURE: error('INTERNAL_SERVER_ERROR', 'The session could not be ended.', 'session:destroy'),
  ACCESS_TOKEN_EXPIRED: error('ACCESS_TOKEN_EXPIRED', 'The access token has expired.'),
  INVALID_CREDENTIALS: forbidden('invalid credentials'),
  SESSION_NOT_ACTIVE: forbidden('invalid access token. session is not active.'),
  SESSION_DOES_NOT_EXIST: forbidden('invalid access token. session does not exist.'),
  ADMIN_CODE: forbidden('The admin code is missing or wrong.'),
  MULTIPLE_SESSION: forbidden('session was replaced by a login on another device'),
  OTHER_FORBIDDEN: forbidden('This is not allowed.'),
  AGGREGATE_VERSION_EXISTS: error('AGGREGATE_VERSION_EXISTS', 'The record was changed meanwhile.'),
  MAINTENANCE_MODE: error('MAINTENANCE_MODE', 'The platform is under maintenance.'),
  OTHER_ERROR: error('CONFLICT', 'This cannot be done now.'),
  NO_MESSAGE: error('INTERNAL_SERVER_ERROR', ''),
  UPDATE_PASSWORD_FAILURE: error('INVALID_CREDENTIALS', 'The old password is not correct.', 'UpdatePassword'),
  UPDATE_PROFILE_REFUSED: error('BAD_USER_INPUT', 'This name cannot be used.', 'UpdateMe'),
  UPDATE_PROFILE_UNFINISHED: { kind: 'NETWORK', operation: 'UpdateMe' },
  EMAIL_CODE_NOT_SENT: error('RATE_LIMITED', 'Too many codes were requested.', 'SendEmailVerificationCode'),
  SMS_CODE_NOT_SENT: error('RATE_LIMITED', 'Too many codes were requested.', 'SendSmsOtpCode'),
  TELEGRAM_CODE_NOT_SENT: error('RATE_LIMITED', 'Too many codes were requested.', 'SendTelegramOtp'),
  SIGN_UP_FAILURE: error('ACCOUNT_EXISTS', 'This account exists already.', 'SignUpWithEmail'),
  SIGN_UP_EMAIL_CODE: error('INVALID_CODE', 'Invalid verification code.', 'SignUpWithEmail'),
  SIGN_UP_SMS_CODE: error('INVALID_CODE', 'Incorrect OTP code.', 'SignUpWithEmail'),
  SIGN_UP_CAPTCHA: error('CAPTCHA_FAILED', 'The captcha was refused.', 'SignUpWithEmail'),
  RESET_CODE_NOT_SENT: error('RATE_LIMITED', 'Too many codes were requested.', 'CreatePasswordReset'),
  RESET_CODE_WRONG: error('INVALID_CODE', 'Invalid verification code.', 'VerifyPasswordReset'),
  RESET_PASSWORD_REFUSED: error('INVALID_CODE', 'The code has expired.', 'ConfirmPasswordReset'),
};

type Given = { readonly [K in keyof FaultInput]?: FaultInput[K] };

function givenOf({ kind, code, message, operation, latencyMs, probability, times }: SetFaultInput): Given {
  const parts = { kind, code, message, operation, latencyMs, probability, times };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value != null));
}

/**
 * The fault that an input of the control plane means: the failure it names, changed by what is given beside it.
 * @throws Refusal BAD_USER_INPUT when neither a failure nor a kind is named.
 */
export function faultOf(input: SetFaultInput): FaultInput {
  const named: Partial<Failure> = input.catalogue == null ? {} : catalogue[input.catalogue];
  const { kind, ...given } = { ...named, ...givenOf(input) };
  const decision = decideFault(kind);
  if (!decision.allowed) throw refusalOf(controlReasons, decision);
  return { ...given, kind: decision.plan };
}
