import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

/** Who a support token is asked for, and who asks. */
export interface SupportTokenFacts {
  readonly asked: { readonly accountId: string; readonly email: string };
  readonly member: { readonly id: string; readonly email: string | null };
}

/** Why a support token is not given. */
export type SupportTokenReason = 'notOwn';

/** The reasons of {@link decideSupportToken}. */
export const supportTokenReasons = {
  notOwn: { code: 'BAD_USER_INPUT', text: () => 'A support token is given only for your own account.' },
} as const satisfies ReasonTable<SupportTokenReason>;

/** Decides on a token of the support messenger: id and address must be the member's own (SUPPORT-07, 1 §9). */
export function decideSupportToken({
  asked,
  member,
}: SupportTokenFacts): Decision<undefined, SupportTokenReason> {
  const own = asked.accountId === member.id && asked.email.toLowerCase() === member.email?.toLowerCase();
  return own ? allow() : refuse('notOwn');
}
