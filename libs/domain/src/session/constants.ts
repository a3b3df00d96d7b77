/** Time between two signs of life while a member is signed in, in ms (SESS-17). */
export const heartbeatInterval = 10_000;

/** Time between two looks for a token before subscriptions start, in ms (SESS-16). */
export const tokenPollInterval = 3_000;

/** Requested lifetime of the access token, 90 days in seconds (AUTH-10). */
export const tokenLifetime = 7_776_000;

/** Length of the countdown after a registration or reset code was sent, in seconds (AUTH-15, PWD-09). */
export const codeCountdown = 120;

/** Wrong codes a person may enter before a new one is needed (PWD-10). */
export const codeAttempts = 3;

/** Countdown of the stored default state of the reset flow, in seconds; never shown (PWD-09). */
export const storedCountdown = 300;

/** Shortest time between two reloads caused by FORBIDDEN errors, in ms (SESS-25). */
export const reloadGuard = 10_000;

/** Time between two looks at the support token, in ms (SESS-38). */
export const supportTokenCheckInterval = 300_000;

/** The support token is refreshed when less than this of its life remains, in ms (SESS-38). */
export const supportTokenThreshold = 300_000;

/** How long toasts stay, in ms (SHELL-40). */
export const toastDurations = { error: 1_500, success: 2_000 } as const;

/** Action with which the captcha token of a sign-up is produced (AUTH-30). */
export const captchaAction = 'submit';
