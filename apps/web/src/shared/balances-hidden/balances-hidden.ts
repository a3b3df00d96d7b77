import { storageKeys } from '@magpie/domain/session';
import { createMemberStore } from '../session/index.ts';
import { localTexts, tabTexts } from '../storage/index.ts';

const key = 'balances-hidden';

const member = () => localTexts.read(storageKeys.memberId);

/** Whether the member hides the amounts from view. A tab keeps it over a reload, for the same member. */
export const balancesHidden = createMemberStore(false);

const hiddenFor = tabTexts.read(key);
balancesHidden.set(hiddenFor !== null && hiddenFor === member());

balancesHidden.subscribe(() => {
  const id = member();
  if (balancesHidden.get() && id !== null) tabTexts.write(key, id);
  else tabTexts.remove(key);
});
