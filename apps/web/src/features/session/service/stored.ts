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

/** See AUTH-02. */
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

export const timeoutFlag = flag(storageKeys.sessionTimeout);

export const newAccountFlag = flag(storageKeys.newAccount);

/** See SESS-34. */
export function keepMultipleSession(allowed: boolean): void {
  localTexts.write(storageKeys.multipleSession, String(allowed));
}

/** Stored only while a login request is in flight (SESS-37). */
export const basicToken = {
  keep: (token: string) => {
    localTexts.write(storageKeys.basicToken, token);
  },
  remove: () => {
    localTexts.remove(storageKeys.basicToken);
  },
};

export const rememberMe = {
  read: (): RememberMe | null => readJson(localTexts, storageKeys.rememberMe, isRememberMe),
  keep: (username: string) => {
    writeJson(localTexts, storageKeys.rememberMe, { enabled: true, username } satisfies RememberMe);
  },
  remove: () => {
    localTexts.remove(storageKeys.rememberMe);
  },
};

/** Taking it removes it (SESS-21). */
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

/** A reload shows the member at once (SESS-14, SESS-15). */
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
  /** Dropped when nobody is signed in any more. @param now epoch ms */
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

/** See SESS-13. A stored locale stays (FMT-24). */
export function keepEnvironment(brandName: string): void {
  if (localTexts.read(storageKeys.locale) === null) localTexts.write(storageKeys.locale, defaultLocale);
  localTexts.write(storageKeys.brandName, brandName);
}

/** See SESS-05. */
export function clearStored(): void {
  for (const key of keysClearedAtLogout) localTexts.remove(key);
}

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
