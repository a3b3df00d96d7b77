/** The member id that older calls still require: the account's own id (API-14). */
export function legacyMemberId(account: { readonly id: string }): string {
  return account.id;
}
