import { storageKeys } from '@magpie/domain/session';
import { localStore } from '../storage/index.ts';

/** Id of the account that was made in this browser, until its member was greeted (PROMO-44). */
export const signedUpMember = {
  read: (): string | null => localStore.read(storageKeys.registrationMemberId),
  keep: (id: string): void => {
    localStore.write(storageKeys.registrationMemberId, id);
  },
  remove: (): void => {
    localStore.remove(storageKeys.registrationMemberId);
  },
};
