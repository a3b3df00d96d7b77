import { houseAccount, memberAccount } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { units } from './lookup.ts';
import { seededMemberId } from './members.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

/** Members who play in the tournaments. Nobody has their passwords. */
export const rivals = [
  'kelpie88',
  'tidal_pete',
  'wattlebird',
  'joeyd',
  'quoll77',
  'brumby.lane',
  'marg_o',
  'noddy',
  'yabbie',
  'galah42',
  'undertow',
] as const;

export type Rival = (typeof rivals)[number];

const MEMBER_FOR_DAYS = 90;
const openingBalances = [
  ['AUD', '1000.00'],
  ['NZD', '200.00'],
] as const;

async function addRival(unit: Unit, name: Rival): Promise<void> {
  const id = seededMemberId(name);
  const at = unit.now.getTime() - MEMBER_FOR_DAYS * DAY_MS;
  await addRows(unit.db, 'members', { id, username: name, createdAt: at });
  for (const [currency, balance] of openingBalances) {
    const amount = units(balance, currency);
    await unit.post({
      key: `opening:${id}:MAIN:${currency}`,
      type: 'SYSTEM_CREDIT',
      memberId: id,
      postings: [
        { account: houseAccount('OPENING', currency), amount: -amount },
        { account: memberAccount(id, 'MAIN', currency), amount },
      ],
      details: { name: 'Opening balance' },
      at: new Date(at),
    });
  }
}

export async function seedRivals(unit: Unit): Promise<void> {
  for (const name of rivals) await addRival(unit, name);
}
