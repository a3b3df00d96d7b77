import { storageKeys } from '@magpie/domain/session';
import { useEffect } from 'react';
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

/** Lets the stored code go with what uses it, or with the page (DEP-32). */
export function useStoredPromoCode(): void {
  useEffect(() => {
    addEventListener('pagehide', storedPromoCode.remove);
    return () => {
      removeEventListener('pagehide', storedPromoCode.remove);
      storedPromoCode.remove();
    };
  }, []);
}

/** Id of the promo whose deposit was pressed last, beside its stored code (PROMO-21); null when none was. */
export const chosenPromo = createMemberStore<string | null>(null);
