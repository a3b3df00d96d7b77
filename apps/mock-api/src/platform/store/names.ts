/** A table or column as SQL names it: `memberPromos` is `member_promos`. */
export const inSql = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column as the code names it: `member_id` is `memberId`. */
export const inCode = (name: string): string =>
  name.replaceAll(/(?<=.)_+(.)/g, (_all, letter: string) => letter.toUpperCase());
