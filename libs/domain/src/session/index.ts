export { accessReasons, productChannel } from './access-reasons.ts';
export type { AccessReason } from './access-reasons.ts';
export { canRequestCode, codeRefused, codeSent, defaultCodeFlow, secondsPassed } from './code-flow.ts';
export type { CodeFlow } from './code-flow.ts';
export {
  captchaAction,
  codeCountdown,
  heartbeatInterval,
  reloadGuard,
  storedCountdown,
  supportTokenCheckInterval,
  supportTokenThreshold,
  toastDurations,
  tokenLifetime,
  tokenPollInterval,
} from './constants.ts';
export { codeReasons, numberProofReasons } from './code-reasons.ts';
export type { CodeReason, NumberProofReason } from './code-reasons.ts';
export { codeTerms } from './code-terms.ts';
export type { CodeTerms } from './code-terms.ts';
export {
  decideAccess,
  decideClient,
  decideLiveSession,
  decideOpening,
  endedRefusals,
} from './decide-access.ts';
export type { AccessFacts, KnownSession, SessionEnding } from './decide-access.ts';
export { decideCode, decideNumberProof } from './decide-code.ts';
export type { CodeFacts, CodeFinding, NumberProofFacts } from './decide-code.ts';
export {
  decidePasswordChange,
  decidePasswordReset,
  decideResetAccount,
  passwordChangeReasons,
  passwordResetReasons,
} from './decide-password.ts';
export type {
  PasswordChangeFacts,
  PasswordChangeReason,
  PasswordResetFacts,
  PasswordResetReason,
} from './decide-password.ts';
export { decideSendCode, sendCodeReasons } from './decide-send-code.ts';
export type { SendCodeFacts, SendCodeReason } from './decide-send-code.ts';
export { decideVerify, verifyReasons } from './decide-verify.ts';
export type { VerifyFacts, VerifyReason } from './decide-verify.ts';
export { deviceKinds, deviceName } from './device.ts';
export type { LoginDevice } from './device.ts';
export { decideSessionEnd, passwordChangedMessage, sessionEndReasons } from './ends.ts';
export type { SessionEndFacts, SessionEndReason } from './ends.ts';
export { decideSignIn, mayLogIn } from './decide-sign-in.ts';
export type { SignInAccount, SignInFacts } from './decide-sign-in.ts';
export { signInHelp } from './sign-in-help.ts';
export type { SignInHelp, SignInHelpOffer } from './sign-in-help.ts';
export { signInReasons } from './sign-in-reasons.ts';
export type { SignInReason } from './sign-in-reasons.ts';
export {
  asksForCacheClear,
  authenticationRequest,
  isLoginMode,
  readBasicAuthorization,
  unhandledLoginMode,
} from './login.ts';
export type { AuthenticationRequest, LoginCredentials, LoginMode, ValidationError } from './login.ts';
export { nextSession } from './machine.ts';
export { noSession } from './machine-steps.ts';
export type {
  LiveSession,
  MemberSession,
  SessionEffect,
  SessionEvent,
  SessionState,
  SignOut,
} from './machine-types.ts';
export { rateRules, rateWindow, usualPlaceDays } from './rate-rules.ts';
export type { RateRule } from './rate-rules.ts';
export { endsSession, isSeen, reactionTo } from './reactions.ts';
export type { ApiError, Reaction, SessionFacts } from './reactions.ts';
export {
  isNewerPush,
  reconnectDelay,
  refusedSocketCheck,
  socketRefusal,
  socketTiming,
  staysRefused,
} from './socket.ts';
export {
  cookieNames,
  cookiesClearedAtLogout,
  keysClearedAtLogout,
  sessionStorageKeys,
  storageKeys,
} from './storage.ts';
export {
  codeAcceptedTitle,
  codeNotSentToast,
  codeSentTitle,
  signUpFailureMessage,
  signUpFailureTitle,
} from './sign-up-texts.ts';
export type { CodePurpose } from './sign-up-texts.ts';
export { errorToast, loginFailureTitle, sessionNotices, sessionToasts } from './texts.ts';
export type { Notice, ToastText } from './texts.ts';
export { dropExpiredSupportToken, isTokenExpired, needsSupportTokenRefresh, tokenExpiry } from './tokens.ts';
