import { createMemberStore } from '../../shared/session/index.ts';

/** Whether the member hides the amounts from view. */
export const balancesHidden = createMemberStore(false);
