import { storageKeys } from '@magpie/domain/session';
import { localStore } from '../storage/index.ts';
import { createMemberStore } from './member-store.ts';

/** Stored until it is used or somebody logs out (SESS-13). */
export const storedPromoCode = {
  read: (): string | null => localStore.read(storageKeys.promoCode),
  keep: (code: string): void => {
    localStore.write(storageKeys.promoCode, code);
  },
  remove: (): void => {
    localStore.remove(storageKeys.promoCode);
  },
};

/** Id of the promo whose deposit was pressed last, beside its stored code (PROMO-21); null when none was. */
export const chosenPromo = createMemberStore<string | null>(null);
