/** What the rows of a table are to a person, where the table's own name does not say it. */
const subjects: Readonly<Record<string, string>> = {
  members: 'People',
  ledgerAccounts: 'Balances',
  ledgerEntries: 'Ledger entries',
  ledgerPostings: 'Ledger postings',
  requestLog: 'Calls',
  outbox: 'Events',
  mailbox: 'Mail',
  jobRuns: 'Background jobs',
  codes: 'One-time codes',
  memberPromos: 'Promos of members',
  memberBonuses: 'Bonuses of members',
  memberFreeSpins: 'Free spins of members',
  memberDocuments: 'Documents',
  memberDocumentFiles: 'Files of documents',
  memberExperience: 'Levels of members',
  memberBadges: 'Badges of members',
  memberLabels: 'Labels of members',
  memberPlayCounts: 'Rounds of members',
};

const endings = /(At|Minor|Json)$/;

const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a table holds, in words: 'Balances' of ledgerAccounts, 'Cashback claims' of cashbackClaims. */
export function worldSubject(table: string): string {
  return subjects[table] ?? capital(spaced(table));
}

/** What a column tells, in words: 'created' of createdAt, 'balance' of balanceMinor. */
export function worldField(column: string): string {
  return spaced(column.replace(endings, ''));
}

export type WorldRow = Readonly<Record<string, string | null>>;

const names = ['email', 'name', 'code', 'key', 'kind', 'type', 'id'] as const;

/** A name by which a person knows a row. @param member who it belongs to, by e-mail address; null for nobody */
export function worldRowName(row: WorldRow, member: string | null): string {
  const place = [row['wallet'] ?? row['house'] ?? null, row['currency'] ?? null];
  const told = place.every((part) => part !== null)
    ? place.join(' ')
    : (names.map((name) => row[name] ?? null).find((text) => text !== null) ??
      Object.values(row)
        .filter((text) => text !== null)
        .slice(0, 2)
        .join(' '));
  return member === null || member === told ? told : `${told} of ${member}`;
}
