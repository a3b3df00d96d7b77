import { awardSignUpPromo, endPromo } from '#modules/promos/index.ts';
import { playWithBonus } from '../store.ts';
import { activeOf, before, days, makeDeposit, play } from './regular.ts';
import type { Story } from './regular.ts';
import { playSpins, spinsWithPromo } from './spins.ts';

const aroha: Story = async (who) => {
  await makeDeposit(before(who, 120), { amount: '120.00', code: 'KIWI30' });
  await play(before(who, 119), {
    stake: '37.50',
    games: [
      ['Velvet Kookaburra', 5],
      ['Rocket Express', 4],
      ['Lucky Magpie', 3],
    ],
    wins: { 1: '112.50', 4: '75.00', 8: '112.50' },
  });
};

const hugo: Story = async (who) => {
  await makeDeposit(before(who, days(9)), { amount: '150.00', code: 'WELCOME1' });
  const cash = { stake: '25.00', games: [['Thunder Paddock', 8]], wins: { 2: '50.00' } } as const;
  await play(before(who, days(9) - 1), cash);
  const ofBonus = { stake: '10.00', games: [['Kelpie Nights', 9]], bonus: true } as const;
  await play(before(who, days(8)), { ...ofBonus, wins: { 1: '20.00', 6: '30.00' } });
  await playWithBonus(who.unit.db, (await activeOf(before(who, days(8)))).id);
};

const priya: Story = async (who) => {
  await makeDeposit(before(who, 20), { amount: '80.00', code: 'HANDSHAKE', method: 'pm_payid' });
  await play(before(who, 19), { stake: '4.00', games: [['Golden Ram', 4]], wins: { 2: '10.00' } });
};

const sadie: Story = async (who) => {
  const joined = before(who, days(60));
  await awardSignUpPromo(joined.unit, joined.memberId, 'AUD');
  await play(before(who, days(60) - 1), { stake: '2.00', games: [['Clover Vault', 5]], bonus: true });

  await makeDeposit(before(who, days(50)), { amount: '40.00', code: 'WELCOME1' });
  await play(before(who, days(50) - 1), { stake: '10.00', games: [['Grand Pie', 3]] });
  const cancelled = before(who, days(49));
  await endPromo(cancelled.unit, await activeOf(cancelled), { status: 'CANCELED', cause: 'MEMBER' });

  await makeDeposit(before(who, days(30)), { amount: '60.00', code: 'ROYAL' });
  await play(before(who, days(30) - 1), { stake: '10.00', games: [['European Roulette', 4]] });
  const expired = before(who, days(27));
  await endPromo(expired.unit, await activeOf(expired), { status: 'EXPIRED', cause: 'TIME' });

  await makeDeposit(before(who, days(20)), { amount: '20.00', code: 'SPINNER' });
  await play(before(who, days(20) - 1), { stake: '5.00', games: [['Two-Up Ring', 3]], wins: { 1: '10.00' } });
};

const marlee: Story = async (who) => {
  await makeDeposit(before(who, 22), { amount: '0.00400000', code: 'COLD25', method: 'pm_crypto' });
  const games = [['Lucky Nugget', 8]] as const;
  const wins = { 2: '0.00160000', 5: '0.00240000' };
  await play(before(who, 20), { stake: '0.00080000', games, wins });
};

// Nobody's win is so large that it would have won the jackpot that the stakes count for.

const indy: Story = async (who) => {
  await makeDeposit(before(who, 28), { amount: '40.00', code: 'LASTDRINKS' });
  const games = [
    ['Espresso Deluxe', 6],
    ['Kiwi Crossing', 6],
  ] as const;
  await play(before(who, 27), { stake: '4.00', games, wins: { 1: '8.00', 4: '8.00', 8: '8.00' } });
  const queens = { game: 'Queen Bee', value: '0.20', paid: ['0', '0.80', '0', '0.20'] };
  await playSpins(before(who, 25), await spinsWithPromo(before(who, 25)), queens);
};

const bonnie: Story = async (who) => {
  await makeDeposit(before(who, days(44)), { amount: '30.00' });
  await makeDeposit(before(who, days(31)), { amount: '25.00' });
  await makeDeposit(before(who, days(17)), { amount: '20.00' });
  await makeDeposit(before(who, days(6)), { amount: '100.00', code: 'WELCOME4' });
  const games = [
    ['Lighthouse Keeper', 6],
    ['Midnight Banksia', 6],
  ] as const;
  const wins = { 1: '20.00', 3: '20.00', 5: '22.00', 8: '20.00', 10: '24.00' };
  await play(before(who, days(5)), { stake: '20.00', games, wins });
};

const reuben: Story = async (who) => {
  await makeDeposit(before(who, days(7)), { amount: '340.00', code: 'FINALS10' });
  const games = [
    ['Falcon Legend', 8],
    ['Windpump Station', 7],
  ] as const;
  const won = [0, 1, 3, 4, 6, 7, 9, 10, 12, 13].map((round) => [round, '45.00'] as const);
  await play(before(who, days(5)), { stake: '50.00', games, wins: Object.fromEntries(won) });
};

/** High enough a level for what few can have: the cashback from tier 6, and the small one of the lottery. */
const leo: Story = async (who) => {
  const games = [
    ['Speed Blackjack', 4],
    ['Keno 80', 2],
  ] as const;
  await play(before(who, days(4)), { stake: '25.00', games });
};

/** What deposits began, and play alone. */
export const depositStories: Readonly<Record<string, Story>> = {
  ...{ aroha, hugo, priya, sadie, marlee, indy, bonnie, reuben, leo },
};
