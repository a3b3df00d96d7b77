import { allow, refuse } from '../decision/index.ts';
import type { Decision, ReasonTable } from '../decision/index.ts';

export interface SupportTokenFacts {
  readonly asked: { readonly accountId: string; readonly email: string };
  readonly member: { readonly id: string; readonly email: string | null };
}

export type SupportTokenReason = 'notOwn';

export const supportTokenReasons = {
  notOwn: { code: 'BAD_USER_INPUT', text: () => 'A support token is given only for your own account.' },
} as const satisfies ReasonTable<SupportTokenReason>;

/** The id and address of a support token must be the member's own (SUPPORT-07, 1 §9). */
export function decideSupportToken({
  asked,
  member,
}: SupportTokenFacts): Decision<undefined, SupportTokenReason> {
  const own = asked.accountId === member.id && asked.email.toLowerCase() === member.email?.toLowerCase();
  return own ? allow() : refuse('notOwn');
}
