/** A table or column as SQL names it: `memberPromos` is `member_promos`. */
export const inSql = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
