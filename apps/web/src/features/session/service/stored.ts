import { defaultLocale } from '@magpie/domain/format';
import {
  dropExpiredSupportToken,
  keysClearedAtLogout,
  sessionStorageKeys,
  storageKeys,
  type Notice,
  type SessionFacts,
} from '@magpie/domain/session';
import { localStore, readJson, tabStore, writeJson } from '#shared/storage/index.ts';
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
    isSet: () => localStore.read(key) === 'true',
    set: () => {
      localStore.write(key, 'true');
    },
    clear: () => {
      localStore.remove(key);
    },
  };
}

export const timeoutFlag = flag(storageKeys.sessionTimeout);

export const newAccountFlag = flag(storageKeys.newAccount);

/** See SESS-34. */
export function keepMultipleSession(allowed: boolean): void {
  localStore.write(storageKeys.multipleSession, String(allowed));
}

/** Stored only while a login request is in flight (SESS-37). */
export const basicToken = {
  keep: (token: string) => {
    localStore.write(storageKeys.basicToken, token);
  },
  remove: () => {
    localStore.remove(storageKeys.basicToken);
  },
};

export const rememberMe = {
  read: (): RememberMe | null => readJson(localStore, storageKeys.rememberMe, isRememberMe),
  keep: (username: string) => {
    writeJson(localStore, storageKeys.rememberMe, { enabled: true, username } satisfies RememberMe);
  },
  remove: () => {
    localStore.remove(storageKeys.rememberMe);
  },
};

/** Taking it removes it (SESS-21). */
export const storedNotice = {
  keep: (notice: Notice) => {
    writeJson(localStore, storageKeys.notice, notice);
  },
  take: (): Notice | null => {
    const notice = readJson(localStore, storageKeys.notice, isNotice);
    if (notice) localStore.remove(storageKeys.notice);
    return notice;
  },
};

/** A reload shows the member at once (SESS-14, SESS-15). */
export const storedAccount = {
  keep: (account: Account) => {
    writeJson(tabStore, sessionStorageKeys.account, account);
    // Dates are shown in it, here and after a reload (FMT-24).
    localStore.write(storageKeys.timezone, account.timezone);
  },
  /** Notifies the other tabs whose session begins. */
  own: (memberId: string) => {
    localStore.write(storageKeys.memberId, memberId);
  },
  /** Dropped when nobody is signed in any more. @param now epoch ms */
  restore: (now: number): Account | null => {
    if (storedAccessToken() === null) dropStoredAccount();
    const account = readJson(tabStore, sessionStorageKeys.account, isAccount);
    const isOurs = account !== null && account.id === localStore.read(storageKeys.memberId);
    return isOurs ? dropExpiredSupportToken(account, now) : null;
  },
};

export function dropStoredAccount(): void {
  tabStore.remove(sessionStorageKeys.account);
}

/** See SESS-13. A stored locale stays (FMT-24). */
export function keepEnvironment(brandName: string): void {
  if (localStore.read(storageKeys.locale) === null) localStore.write(storageKeys.locale, defaultLocale);
  localStore.write(storageKeys.brandName, brandName);
}

/** See SESS-05. */
export function clearStored(): void {
  for (const key of keysClearedAtLogout) localStore.remove(key);
}

export function keepReload(now: number): void {
  tabStore.write(sessionStorageKeys.lastReload, String(now));
}

export function sessionFacts(now: number): SessionFacts {
  const reload = tabStore.read(sessionStorageKeys.lastReload);
  return {
    hasToken: storedAccessToken() !== null,
    newAccount: newAccountFlag.isSet(),
    timedOut: timeoutFlag.isSet(),
    multipleSession: localStore.read(storageKeys.multipleSession),
    lastReloadAt: reload === null ? null : Number(reload),
    now,
  };
}
