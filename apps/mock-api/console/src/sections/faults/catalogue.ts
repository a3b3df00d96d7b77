import type { CatalogueFault, LatencyProfile } from '@magpie/gql/control';

/** The failures of the product's error catalogue, in its order. */
const known: Readonly<Record<CatalogueFault, true>> = {
  LOGIN_FAILURE: true,
  LOGOUT_FAILURE: true,
  ACCESS_TOKEN_EXPIRED: true,
  INVALID_CREDENTIALS: true,
  SESSION_NOT_ACTIVE: true,
  SESSION_DOES_NOT_EXIST: true,
  ADMIN_CODE: true,
  MULTIPLE_SESSION: true,
  OTHER_FORBIDDEN: true,
  AGGREGATE_VERSION_EXISTS: true,
  MAINTENANCE_MODE: true,
  OTHER_ERROR: true,
  NO_MESSAGE: true,
  UPDATE_PASSWORD_FAILURE: true,
  UPDATE_PROFILE_REFUSED: true,
  UPDATE_PROFILE_UNFINISHED: true,
  EMAIL_CODE_NOT_SENT: true,
  SMS_CODE_NOT_SENT: true,
  TELEGRAM_CODE_NOT_SENT: true,
  SIGN_UP_FAILURE: true,
  SIGN_UP_EMAIL_CODE: true,
  SIGN_UP_SMS_CODE: true,
  SIGN_UP_CAPTCHA: true,
  RESET_CODE_NOT_SENT: true,
  RESET_CODE_WRONG: true,
  RESET_PASSWORD_REFUSED: true,
};

export const catalogue = Object.keys(known) as readonly CatalogueFault[];

const profiles: Readonly<Record<LatencyProfile, true>> = {
  FAST: true,
  MOBILE_4G: true,
  MOBILE_3G: true,
  MOBILE_2G: true,
  SATELLITE: true,
  FLAKY: true,
};

/** The lines over which calls can come, the best first. */
export const lines = Object.keys(profiles) as readonly LatencyProfile[];
