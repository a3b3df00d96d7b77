/** Token cookies (SESS-09). */
export const cookieNames = {
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
} as const;

/** Local storage (SESS-13). */
export const storageKeys = {
  rememberMe: 'remember-me',
  sessionTimeout: 'session-timeout',
  newAccount: 'new-account',
  multipleSession: 'multiple-session',
  basicToken: 'basic-token',
  promoCode: 'promo-code',
  locale: 'locale',
  timezone: 'timezone',
  memberId: 'member-id',
  brandName: 'brand-name',
  registrationMemberId: 'registration-member-id',
  notice: 'notice',
} as const;

/** Session storage, which survives a reload of the tab (SESS-14, SESS-25). */
export const sessionStorageKeys = {
  account: 'account',
  lastReload: 'last-reload',
} as const;

/** All but remember-me (SESS-05). */
export const keysClearedAtLogout: readonly string[] = Object.values(storageKeys).filter(
  (key) => key !== storageKeys.rememberMe,
);

/** See SESS-05. */
export const cookiesClearedAtLogout: readonly string[] = Object.values(cookieNames);
