import { deviceOrigins } from '@magpie/domain/control';
import { countLiveSessions } from '#platform/auth/index.ts';
import { balances, balancesByCurrency, transactionRecords } from '#platform/ledger/index.ts';
import type { WalletBalances } from '#platform/ledger/index.ts';
import type { Settings } from '#platform/settings.ts';
import type { World } from '#platform/worlds/index.ts';
import type { QueryResolvers } from '#__generated__/control.ts';
import { membersLike } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { decimal, knownCurrency, totalOf } from '../wallets/index.ts';
import { checkLast } from './check-last.ts';
import { findMember } from './members.ts';

/** A member as the operator sees them. */
export async function memberView(world: World, row: MemberRow) {
  const names = [row.firstName, row.lastName].filter((name) => name !== null);
  const held = await balances(world.db, row.id, row.activeCurrency);
  return {
    id: row.id,
    email: row.email ?? '',
    name: names.length === 0 ? null : names.join(' '),
    status: row.status,
    verified: row.verified,
    mobileNumberVerified: row.mobileNumberVerified,
    depositBlocked: row.depositBlocked,
    withdrawalBlocked: row.withdrawalBlocked,
    nameUpdateRequired: row.nameUpdateRequired,
    dateOfBirthUpdateRequired: row.dateOfBirthUpdateRequired,
    liveSessions: await countLiveSessions(world, row.id),
    currency: row.activeCurrency,
    cash: decimal(totalOf(held), knownCurrency(row.activeCurrency)),
  };
}

function balanceView(code: string, wallets: WalletBalances) {
  const currency = knownCurrency(code);
  return {
    currency: code,
    cash: decimal(totalOf(wallets), currency),
    main: decimal(wallets.MAIN, currency),
    casino: decimal(wallets.CASINO, currency),
    casinoBonus: decimal(wallets.CASINO_BONUS, currency),
    sport: decimal(wallets.SPORT, currency),
    sportBonus: decimal(wallets.SPORT_BONUS, currency),
  };
}

async function balancesOf({ db }: World, member: string) {
  const { id, activeCurrency } = await findMember(db, member);
  const held = await balancesByCurrency(db, id);
  const codes = [activeCurrency, ...[...held.keys()].filter((code) => code !== activeCurrency).sort()];
  const active = await balances(db, id, activeCurrency);
  return codes.map((code) => balanceView(code, held.get(code) ?? active));
}

async function transactionsOf({ db }: World, member: string, first: number) {
  const { id } = await findMember(db, member);
  const { records } = await transactionRecords(db, { memberId: id, first });
  return records.map((record) => {
    const currency = knownCurrency(record.currency);
    return {
      id: record.id,
      entry: record.entryId,
      type: record.type,
      wallet: record.wallet,
      currency: record.currency,
      amount: decimal(record.amount, currency),
      balanceAfter: decimal(record.balanceAfter, currency),
      details: record.details.name,
      at: new Date(record.at).toISOString(),
    };
  });
}

function webAppOf({ webOrigins: [origin = ''], port }: Settings) {
  const devices = deviceOrigins(origin, String(port));
  return { origin, devices: devices && { console: devices.console, web: [...devices.web] } };
}

export const peopleQueries: QueryResolvers = {
  worldMembers: async (_parent, { world: id, search, last }, { registry }) => {
    const world = await registry.get(id);
    const rows = await membersLike(world.db, search ?? '', checkLast(last));
    return Promise.all(rows.map((row) => memberView(world, row)));
  },
  worldBalances: async (_parent, { world, member }, { registry }) =>
    balancesOf(await registry.get(world), member),
  worldTransactions: async (_parent, { world, member, last }, { registry }) =>
    transactionsOf(await registry.get(world), member, checkLast(last)),
  webApp: (_parent, _args, { services }) => webAppOf(services.settings),
};
