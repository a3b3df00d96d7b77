import type { PlatformModule } from '#platform/module.ts';
import { accountResolvers } from './resolvers.ts';
import { accountStore } from './store/tables.ts';

export { memberUpdatedBody, profileOf } from './model.ts';
export type { MemberModel } from './model.ts';
export { onPasswordChange } from './password.ts';
export { emitMemberUpdated } from './push.ts';
export {
  changeMemberRow,
  depositLimits,
  markMember,
  memberByIdOrEmail,
  memberLabels,
  memberRow,
  membersLike,
  setLabels,
  setVerified,
} from './store/index.ts';
export type { MemberRow } from './store/index.ts';

/** Who a member is: sign-up, codes, profile and password (AUTH, PWD, PROF). */
export const accountModule: PlatformModule = { name: 'account', store: accountStore, main: accountResolvers };
