import { displayTimeZone } from '@magpie/domain/format';
import { storageKeys } from '@magpie/domain/session';
import { localStore } from '../storage/index.ts';

/** IANA name of the timezone in which dates are shown to this person (FMT-24). */
export function shownTimeZone(): string {
  const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return displayTimeZone(localStore.read(storageKeys.timezone), browser);
}
