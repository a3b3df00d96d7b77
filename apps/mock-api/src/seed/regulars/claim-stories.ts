import { activateIn, giveBonus } from '#modules/bonuses/index.ts';
import { endLockIn, lockInRow } from '#modules/lock-in/index.ts';
import { claimLevelReward } from '../rewards/level-rewards.ts';
import { addRows } from '../store.ts';
import { before, days, promoByCode, makeDeposit, play } from './regular.ts';
import type { Moment, Story } from './regular.ts';
import { claimSpins, endSpins, playSpins } from './spins.ts';

async function lockIn(moment: Moment, code: string): Promise<void> {
  const { row } = await promoByCode(moment, code);
  await addRows(moment.unit.db, 'lockIns', {
    ...{ memberId: moment.memberId, promoId: row.id, enabled: true },
    lastLockInAt: moment.at,
  });
}

async function giveUpLockIn({ unit, memberId }: Moment): Promise<void> {
  const row = await lockInRow(unit.db, memberId);
  if (row) await endLockIn(unit, row, 'CANCELED');
}

const tama: Story = async (who) => {
  const spins = await claimSpins(before(who, 60), 'TUI20');
  const paid = ['0', '0.60', '0', '0', '1.20', '0', '0', '0.40', '0', '0', '0'];
  await playSpins(before(who, 59), spins, { game: 'Velvet Kookaburra', value: '0.20', paid });
  await play(before(who, 30), { stake: '5.00', games: [['Minecart Express', 7]], wins: { 3: '15.00' } });
};

const callum: Story = async (who) => {
  await lockIn(before(who, 100), 'HARBOUR');
  await makeDeposit(before(who, 99), { amount: '125.00', code: 'LIVE25' });
  await play(before(who, 98), {
    stake: '25.00',
    games: [
      ['Harbour Roulette', 7],
      ['Royal Blackjack', 5],
    ],
    wins: { 1: '50.00', 3: '75.00', 5: '50.00', 9: '50.00' },
  });
};

const otis: Story = async (who) => {
  await lockIn(before(who, 50), 'SHED');
  const games = [
    ['Bogong Moth', 6],
    ['Southern Espresso', 4],
  ] as const;
  await play(before(who, 49), { stake: '12.50', games, wins: { 3: '25.00', 7: '37.50' } });
};

const wren: Story = async (who) => {
  const dingo = { game: 'Moonlit Dingo', value: '0.20' } as const;
  const expired = await claimSpins(before(who, days(40)), 'DINGO20');
  await playSpins(before(who, days(39)), expired, { ...dingo, paid: ['0', '0.40', '0'] });
  await endSpins(before(who, days(33)), expired, 'EXPIRED');
  const cancelled = await claimSpins(before(who, days(30)), 'DINGO20');
  await playSpins(before(who, days(30) - 1), cancelled, { ...dingo, paid: ['1.00'] });
  await endSpins(before(who, days(29)), cancelled, 'CANCELLED');
  const banksia = { game: 'Book of Banksia', value: '2.00' } as const;
  const complete = await claimSpins(before(who, days(12)), 'FEATURE3');
  await playSpins(before(who, days(12) - 1), complete, { ...banksia, paid: ['3.20', '0', '7.60'] });
  const running = await claimSpins(before(who, days(4)), 'FEATURE3');
  await playSpins(before(who, days(4) - 1), running, { ...banksia, paid: ['4.40'] });
  await lockIn(before(who, days(3)), 'LONGHAUL');
  await play(before(who, days(3) - 1), { stake: '5.00', games: [['Opal Fever', 6]], wins: { 2: '15.00' } });
  await giveUpLockIn(before(who, days(2)));
  await claimSpins(before(who, days(1)), 'DINGO20');
};

const darcy: Story = async (who) => {
  const given = before(who, 15);
  const record = await promoByCode(given, 'DAYBREAK');
  const bonus = await giveBonus(given.unit, given.memberId, record);
  const { unit, memberId } = before(who, 14);
  await activateIn(unit, memberId, bonus);
  const games = [['Honey Quarter', 6]] as const;
  await play(before(who, 13), { stake: '0.50', games, wins: { 1: '1.00', 4: '0.75' }, bonus: true });
};

/** Reached level 1 by it, and plays its reward. */
const mabel: Story = async (who) => {
  await makeDeposit(before(who, days(9)), { amount: '1000.00' });
  const games = [['Sugar Melon', 10]] as const;
  await play(before(who, days(9) - 1), { stake: '100.00', games });
  await claimLevelReward(before(who, days(4)), 1, 'ACTIVE');
};

/** What lock-ins, claims and gifts began. */
export const claimStories: Readonly<Record<string, Story>> = {
  ...{ tama, callum, otis, wren, darcy, mabel },
};
