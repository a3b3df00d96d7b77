import { displayLocale } from '@magpie/domain/format';
import { storageKeys } from '@magpie/domain/session';
import { siteOf } from '@magpie/domain/site';
import { localStore } from '../storage/index.ts';

/** The locale of formats that the specification leaves open, such as days in words and counts (decision 020). */
export function shownLocale(): string {
  return displayLocale(localStore.read(storageKeys.locale), siteOf('magpie').languages);
}
