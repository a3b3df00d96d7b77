import { storageKeys } from '@magpie/domain/session';
import { localTexts } from '../storage/index.ts';

/** Stored until it is used or somebody logs out (SESS-13). */
export const storedPromoCode = {
  read: (): string | null => localTexts.read(storageKeys.promoCode),
  keep: (code: string): void => {
    localTexts.write(storageKeys.promoCode, code);
  },
  remove: (): void => {
    localTexts.remove(storageKeys.promoCode);
  },
};
