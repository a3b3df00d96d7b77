/** Heartbeat while signed in, in ms (SESS-17). */
export const heartbeatInterval = 10_000;

/** Wait between checks for a token before subscriptions start, in ms (SESS-16). */
export const tokenPollInterval = 3_000;

/** 90 days in seconds, requested for the access token (AUTH-10). */
export const tokenLifetime = 7_776_000;

/** Seconds after a registration or reset code was sent (AUTH-15, PWD-09). */
export const codeCountdown = 120;

/** Wrong codes allowed before a new one is needed (PWD-10). */
export const codeAttempts = 3;

/** Countdown of the stored default state of the reset flow, in seconds; never shown (PWD-09). */
export const storedCountdown = 300;

/** Minimum time between two reloads caused by FORBIDDEN errors, in ms (SESS-25). */
export const reloadGuard = 10_000;

/** Ms between two checks of the support token (SESS-38). */
export const supportTokenCheckInterval = 300_000;

/** The support token is refreshed when less than this remains, in ms (SESS-38). */
export const supportTokenThreshold = 300_000;

/** Ms (SHELL-40). */
export const toastDurations = { error: 1_500, success: 2_000 } as const;

/** Captcha action of a sign-up (AUTH-30). */
export const captchaAction = 'submit';
