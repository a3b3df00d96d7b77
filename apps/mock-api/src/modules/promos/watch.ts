import { canMovePromo, isWithinSpins, isWithinUses } from '@magpie/domain/promos';
import { moveRule } from '#platform/inspection/index.ts';
import type { Breach, Row, RowChange, WatchRule } from '#platform/inspection/index.ts';
import { ownerlessSentence } from './audit.ts';
import { ownerlessBonusMoney, usesAndLimit } from './store/index.ts';

const bonusAccount = /^member:(.+):(?:CASINO|SPORT)_BONUS:/;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const sides = (rows: readonly RowChange[]): readonly Row[] =>
  rows.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null);

const bonusOwned: WatchRule = {
  name: 'bonusOwned',
  tables: ['ledgerAccounts', 'ledgerPostings', 'memberPromos'],
  async check(db, touched) {
    const accounts = [
      ...sides(touched.rows('ledgerAccounts')).map(({ id }) => text(id)),
      ...sides(touched.rows('ledgerPostings')).map(({ accountId }) => text(accountId)),
    ];
    const members = new Set([
      ...accounts.flatMap((account) => bonusAccount.exec(account)?.[1] ?? []),
      ...sides(touched.rows('memberPromos')).map(({ memberId }) => text(memberId)),
    ]);
    members.delete('');
    const found: Breach[] = [];
    for (const member of members) {
      for (const row of await ownerlessBonusMoney(db, member))
        found.push({
          subject: `${member}:${row.wallet ?? ''}:${row.currency}`,
          text: ownerlessSentence(row),
        });
    }
    return found;
  },
};

const usesWithinLimit: WatchRule = {
  name: 'usesWithinLimit',
  tables: ['promoUses'],
  async check(db, touched) {
    const found: Breach[] = [];
    for (const { memberId, promoId } of sides(touched.rows('promoUses'))) {
      const [member, promo] = [text(memberId), text(promoId)];
      const uses = await usesAndLimit(db, member, promo);
      if (!uses || isWithinUses(uses.used, uses.maxUses)) continue;
      const counts = `${String(uses.used)} times, and may be ${String(uses.maxUses)} times`;
      found.push({ subject: `${member}:${promo}`, text: `${promo} was awarded to ${member} ${counts}.` });
    }
    return found;
  },
};

const spinsWithinGiven: WatchRule = {
  name: 'spinsWithinGiven',
  tables: ['memberFreeSpinGames'],
  check: (_db, touched) =>
    touched.rows('memberFreeSpinGames').flatMap(({ before, after }) => {
      if (!before || !after) return [];
      const { id, remaining, betCount } = after;
      const left = typeof remaining === 'number' ? remaining : null;
      if (isWithinSpins(left, Number(betCount))) return [];
      const spins = `${String(left)} of ${String(betCount)} spins`;
      return [
        {
          subject: `memberFreeSpinGames:${text(id)}`,
          text: `The free spins ${text(id)} have ${spins} left.`,
        },
      ];
    }),
};

/** Bonus money has an owner, awards stay over, and nothing is used more often than it may be (PROMO-32, PROMO-46, PROMO-47). */
export const promoRules: readonly WatchRule[] = [
  bonusOwned,
  usesWithinLimit,
  spinsWithinGiven,
  moveRule({ table: 'memberPromos', called: 'promo', canMove: canMovePromo }),
];
