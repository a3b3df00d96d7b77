import { storageKeys } from '@magpie/domain/session';
import { localStore } from '../storage/index.ts';

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
