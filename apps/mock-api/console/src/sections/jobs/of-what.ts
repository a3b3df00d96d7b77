/** The key of a piece of work without the member, who is told beside it. */
export const ofWhat = ({ key, member }: { readonly key: string; readonly member: string | null }): string =>
  member !== null && key.startsWith(`${member}:`) ? key.slice(member.length + 1) : key;
