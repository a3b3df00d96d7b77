import { takenReasons } from '@magpie/domain/contacts';
import { controlReasons, decideFault } from '@magpie/domain/control';
import {
  accessReasons,
  codeReasons,
  passwordChangeReasons,
  rateRules,
  signInReasons,
} from '@magpie/domain/session';
import { signUpReasons } from '@magpie/domain/sign-up';
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

interface Row {
  readonly code: ErrorCode;
  readonly text: () => string;
}

/** As the platform refuses it itself. */
const refusal = ({ code, text }: Row, operation?: string): Failure => error(code, text(), operation);

const [{ message: tooManyCodes }] = rateRules.codesFrom;

const codeNotSent = (operation: string): Failure => error('RATE_LIMITED', tooManyCodes, operation);

export const catalogue: Readonly<Record<CatalogueFault, Failure>> = {
  LOGIN_FAILURE: error('INVALID_CREDENTIALS', 'The email or the password is wrong.', 'authenticate'),
  LOGOUT_FAILURE: error('INTERNAL_SERVER_ERROR', 'The session could not be ended.', 'session:destroy'),
  ACCESS_TOKEN_EXPIRED: refusal(accessReasons.expired),
  INVALID_CREDENTIALS: refusal(signInReasons.wrongPassword),
  SESSION_NOT_ACTIVE: refusal(accessReasons.sessionInactive),
  SESSION_DOES_NOT_EXIST: refusal(accessReasons.sessionMissing),
  ADMIN_CODE: refusal(accessReasons.adminCodeWrong),
  MULTIPLE_SESSION: refusal(accessReasons.sessionReplaced),
  OTHER_FORBIDDEN: error('FORBIDDEN', 'This is not allowed.'),
  AGGREGATE_VERSION_EXISTS: error('AGGREGATE_VERSION_EXISTS', 'The record was changed meanwhile.'),
  MAINTENANCE_MODE: refusal(accessReasons.maintenance),
  OTHER_ERROR: error('CONFLICT', 'This cannot be done now.'),
  NO_MESSAGE: error('INTERNAL_SERVER_ERROR', ''),
  UPDATE_PASSWORD_FAILURE: refusal(passwordChangeReasons.oldPasswordWrong, 'UpdatePassword'),
  UPDATE_PROFILE_REFUSED: error('BAD_USER_INPUT', 'This name cannot be used.', 'UpdateMe'),
  UPDATE_PROFILE_UNFINISHED: { kind: 'NETWORK', operation: 'UpdateMe' },
  EMAIL_CODE_NOT_SENT: codeNotSent('SendEmailVerificationCode'),
  SMS_CODE_NOT_SENT: codeNotSent('SendSmsOtpCode'),
  TELEGRAM_CODE_NOT_SENT: codeNotSent('SendTelegramOtp'),
  SIGN_UP_FAILURE: refusal(takenReasons.emailTaken, 'SignUpWithEmail'),
  SIGN_UP_EMAIL_CODE: refusal(codeReasons.codeWrong, 'SignUpWithEmail'),
  SIGN_UP_SMS_CODE: refusal(codeReasons.smsCodeWrong, 'SignUpWithEmail'),
  SIGN_UP_CAPTCHA: refusal(signUpReasons.captchaRefused, 'SignUpWithEmail'),
  RESET_CODE_NOT_SENT: codeNotSent('CreatePasswordReset'),
  RESET_CODE_WRONG: refusal(codeReasons.codeWrong, 'VerifyPasswordReset'),
  RESET_PASSWORD_REFUSED: refusal(codeReasons.codeSpent, 'ConfirmPasswordReset'),
};

type Given = { readonly [K in keyof FaultInput]?: FaultInput[K] };

function givenOf({ catalogue: _named, ...parts }: SetFaultInput): Given {
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
