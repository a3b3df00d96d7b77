import { defaultLocale } from '@magpie/domain/format';
import {
  dropExpiredSupportToken,
  keysClearedAtLogout,
  sessionStorageKeys,
  storageKeys,
  type Notice,
  type SessionFacts,
} from '@magpie/domain/session';
import { localTexts, readJson, tabTexts, writeJson } from '../../../shared/storage/index.ts';
import type { Account } from '../model.ts';
import { storedAccessToken } from './tokens.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isAccount = (value: unknown): value is Account =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  isObject(value['activeCurrency']) &&
  Array.isArray(value['timezoneChoices']);
const isNotice = (value: unknown): value is Notice =>
  isObject(value) && typeof value['title'] === 'string' && typeof value['text'] === 'string';

/** What 'Remember me' keeps (AUTH-02). */
export interface RememberMe {
  readonly enabled: true;
  readonly username: string;
}

const isRememberMe = (value: unknown): value is RememberMe =>
  isObject(value) && value['enabled'] === true && typeof value['username'] === 'string';

function flag(key: string) {
  return {
    isSet: () => localTexts.read(key) === 'true',
    set: () => {
      localTexts.write(key, 'true');
    },
    clear: () => {
      localTexts.remove(key);
    },
  };
}

/** The session-timeout flag (SESS-03, SESS-04). */
export const timeoutFlag = flag(storageKeys.sessionTimeout);

/** The new-account flag (SESS-36). */
export const newAccountFlag = flag(storageKeys.newAccount);

/** Keeps the multiple-session flag as the text 'true' or 'false' (SESS-34). */
export function keepMultipleSession(allowed: boolean): void {
  localTexts.write(storageKeys.multipleSession, String(allowed));
}

/** The basic token, kept only while a login request is under way (SESS-37). */
export const basicToken = {
  keep: (token: string) => {
    localTexts.write(storageKeys.basicToken, token);
  },
  remove: () => {
    localTexts.remove(storageKeys.basicToken);
  },
};

/** The remembered username (AUTH-02). */
export const rememberMe = {
  read: (): RememberMe | null => readJson(localTexts, storageKeys.rememberMe, isRememberMe),
  keep: (username: string) => {
    writeJson(localTexts, storageKeys.rememberMe, { enabled: true, username } satisfies RememberMe);
  },
  remove: () => {
    localTexts.remove(storageKeys.rememberMe);
  },
};

/** The notice that explains a sign-out (SESS-21). Taking it removes it. */
export const storedNotice = {
  keep: (notice: Notice) => {
    writeJson(localTexts, storageKeys.notice, notice);
  },
  take: (): Notice | null => {
    const notice = readJson(localTexts, storageKeys.notice, isNotice);
    if (notice) localTexts.remove(storageKeys.notice);
    return notice;
  },
};

/** The account of this tab, so that a reload shows the member at once (SESS-14, SESS-15). */
export const storedAccount = {
  keep: (account: Account) => {
    writeJson(tabTexts, sessionStorageKeys.account, account);
    // Dates are shown in it, here and after a reload (FMT-24).
    localTexts.write(storageKeys.timezone, account.timezone);
  },
  /** Notifies the other tabs whose session begins. */
  own: (memberId: string) => {
    localTexts.write(storageKeys.memberId, memberId);
  },
  /** The account of this tab; dropped when nobody is signed in any more. @param now epoch ms */
  restore: (now: number): Account | null => {
    if (storedAccessToken() === null) dropStoredAccount();
    const account = readJson(tabTexts, sessionStorageKeys.account, isAccount);
    const isOurs = account !== null && account.id === localTexts.read(storageKeys.memberId);
    return isOurs ? dropExpiredSupportToken(account, now) : null;
  },
};

export function dropStoredAccount(): void {
  tabTexts.remove(sessionStorageKeys.account);
}

/** Keeps what the product notes of this browser: locale and brand (SESS-13). A locale that is there already stays. */
export function keepEnvironment(brandName: string): void {
  if (localTexts.read(storageKeys.locale) === null) localTexts.write(storageKeys.locale, defaultLocale);
  localTexts.write(storageKeys.brandName, brandName);
}

/** Removes every stored key of the product but remember-me, which all tabs share (SESS-05). */
export function clearStored(): void {
  for (const key of keysClearedAtLogout) localTexts.remove(key);
}

/** Remembers that a FORBIDDEN error reloaded the page (SESS-25). */
export function keepReload(now: number): void {
  tabTexts.write(sessionStorageKeys.lastReload, String(now));
}

export function sessionFacts(now: number): SessionFacts {
  const reload = tabTexts.read(sessionStorageKeys.lastReload);
  return {
    hasToken: storedAccessToken() !== null,
    newAccount: newAccountFlag.isSet(),
    timedOut: timeoutFlag.isSet(),
    multipleSession: localTexts.read(storageKeys.multipleSession),
    lastReloadAt: reload === null ? null : Number(reload),
    now,
  };
}
