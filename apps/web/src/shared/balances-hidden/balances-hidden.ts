import { storageKeys } from '@magpie/domain/session';
import { createMemberStore } from '../session/index.ts';
import { localStore, tabStore } from '../storage/index.ts';

const key = 'balances-hidden';

const member = () => localStore.read(storageKeys.memberId);

/** Whether the member hides the amounts from view. A tab keeps it over a reload, for the same member. */
export const balancesHidden = createMemberStore(false);

const hiddenFor = tabStore.read(key);
balancesHidden.set(hiddenFor !== null && hiddenFor === member());

balancesHidden.subscribe(() => {
  const id = member();
  if (balancesHidden.get() && id !== null) tabStore.write(key, id);
  else tabStore.remove(key);
});
