import { readLife } from './life.ts';
import type { Life, Row } from './life.ts';

/*
 * Lives that lead to what chance reaches seldom: the last use of a promo, an award that waits, a round that outlives its
 * promo, a target that is reached, a claim after its end.
 */

const told = (member: string, ...rows: readonly Row[]): Life => readLife(JSON.stringify([[member], rows]));

/** Stakes 20.00 at a slot and gets it back; it counts towards every promo. */
const even: Row = ['bet', 0, 4, 12, null];

/** Stakes 5.00 and leaves the round open. */
const open: Row = ['bet', 0, 1, 24, null];

/** Ella claims and activates what she has, once and again, and after its end. */
const bonuses = told(
  'ella',
  ['claimCashback', 0, 0, 4, null],
  ['claimCashback', 0, 0, 0, null],
  ['activateBonus', 0, 0, 0, ['commit', 'after']],
  ['repeat', 0, 0, 0, null],
  ['activateBonus', 0, 0, 0, null],
  ['withdraw', 0, 2, 0, null],
  ['giveReward', 0, 4, 0, null],
  open,
  ['cancelPromo', 0, 0, 0, ['commit', 'before']],
  ['endRound', 0, 0, 1, null],
  even,
  ['bet', 0, 0, 12, null],
  even,
  even,
  ['activateBonus', 0, 0, 0, null],
  ['moveClock', 0, 5, 0, null],
  ['activateBonus', 0, 3, 0, null],
);

/** Ella uses all uses of a promo up, and plays what it gives. */
const spins = told(
  'ella',
  ['freeSpin', 0, 0, 0, [12, 'after']],
  ['freeSpin', 0, 0, 0, null],
  ['repeat', 0, 0, 0, null],
  ['claimFreeSpins', 0, 0, 0, null],
  ['cancelFreeSpins', 0, 0, 0, null],
  ['claimFreeSpins', 0, 0, 4, null],
  ['cancelFreeSpins', 0, 0, 1, null],
  ['claimFreeSpins', 0, 0, 0, ['commit', 'after']],
  ['cancelFreeSpins', 0, 0, 0, null],
  ['claimFreeSpins', 0, 0, 0, null],
  ['moveClock', 0, 4, 0, null],
  ['claimFreeSpins', 0, 0, 0, null],
);

/** Isla deposits with a promo, plays and withdraws under it, and waits out the cooldown of her lock-in. */
const lockIns = told(
  'isla',
  ['deposit', 0, 0, 1, null],
  ['deposit', 0, 0, 1, null],
  even,
  ['switchMode', 0, 0, 0, null],
  ['bet', 0, 1, 12, [9, 'before']],
  ['withdraw', 0, 2, 0, null],
  ['withdraw', 0, 0, 1, null],
  ['cancelPromo', 0, 0, 0, null],
  ['cancelLockIn', 0, 0, 0, null],
  ['lockIn', 0, 0, 0, null],
  ['moveClock', 0, 3, 0, null],
  ['lockIn', 0, 0, 0, null],
  ['deposit', 0, 2, 0, null],
  ['reverseDeposit', 0, 0, 0, null],
  ['withdraw', 0, 0, 0, null],
  ['kill', 0, 0, 0, null],
);

/** Mia claims each reward of her levels, also twice at once, and plays the first to its end. */
const levels = told(
  'mia',
  ['claimLevelReward', 0, 2, 4, null],
  ['claimLevelReward', 0, 2, 0, null],
  ['claimLevelReward', 0, 3, 0, ['commit', 'after']],
  ['claimLevelReward', 0, 3, 0, null],
  ['activateBonus', 0, 0, 0, null],
  even,
  ['moveClock', 0, 1, 0, null],
  ['claimCashback', 0, 0, 0, null],
  ['moveClock', 0, 5, 0, null],
  ['activateBonus', 0, 1, 0, null],
);

/** Ruby cancels a promo with a round of its money open, whose win comes when no promo is there to own it. */
const lateMoney = told(
  'ruby',
  ['switchMode', 0, 0, 0, null],
  open,
  ['cancelPromo', 0, 0, 0, null],
  ['endRound', 0, 0, 1, [7, 'after']],
);

/** Mia is paid all of her cash and more once, takes a withdrawal back, gives a promo up, and loses what a
 * deposit earned when her cash does not cover it any more, until the bank withdraws its dispute. */
const withdrawals = told(
  'mia',
  ['claimBadge', 0, 0, 0, ['commit', 'after']],
  ['withdraw', 0, 2, 0, null],
  ['withdraw', 0, 0, 2, null],
  ['cancelWithdrawal', 0, 0, 0, null],
  ['repeat', 0, 0, 0, null],
  ['withdraw', 0, 3, 0, ['commit', 'after']],
  ['deposit', 0, 0, 1, null],
  ['withdraw', 0, 4, 1, null],
  ['giveReward', 0, 4, 0, null],
  ['withdraw', 0, 4, 7, null],
  ['withdraw', 0, 4, 5, null],
  ['withdraw', 0, 1, 0, null],
  ['deposit', 0, 2, 1, null],
  ['bet', 0, 2, 0, null],
  ['reverseDeposit', 0, 0, 0, null],
  ['reverseDeposit', 0, 0, 0, null],
  ['withdraw', 0, 4, 0, null],
  ['reverseDeposit', 0, 0, 2, null],
  ['reverseDeposit', 0, 0, 2, null],
  ['withdraw', 0, 4, 0, null],
);

/** Isla turns a bonus of her deposit over, and her deposits are taken back. */
const takenBack = told(
  'isla',
  ['deposit', 0, 0, 1, null],
  ['bet', 0, 2, 12, null],
  ['bet', 0, 2, 12, null],
  ['bet', 0, 2, 12, null],
  ['bet', 0, 2, 12, null],
  ['bet', 0, 2, 12, null],
  ['reverseDeposit', 0, 0, 0, null],
  ['deposit', 0, 2, 1, null],
  open,
  ['bet', 0, 6, 0, null],
  ['reverseDeposit', 0, 0, 0, null],
  ['endRound', 0, 0, 1, null],
);

/** Noah earns a badge by two wins in a row, and claims it and what it gives twice. */
const badges = told(
  'noah',
  ['bet', 0, 1, 18, null],
  ['claimBadge', 0, 0, 3, null],
  ['bet', 0, 1, 18, null],
  ['claimBadge', 0, 0, 4, null],
  ['claimBadge', 0, 15, 3, null],
  ['activateBonus', 0, 0, 0, null],
  ['activateBonus', 0, 0, 0, null],
  ['withdraw', 0, 4, 0, null],
);

/** Mia has ten cents of a promo in the way of her cash until she plays with them. */
const tooSmall = told(
  'mia',
  ['deposit', 0, 0, 10, null],
  ['bet', 0, 0, 12, null],
  ['switchMode', 0, 0, 0, ['commit', 'after']],
  ['bet', 0, 0, 12, null],
  ['deposit', 0, 0, 11, null],
  ['bet', 0, 0, 24, null],
  ['switchMode', 0, 0, 0, null],
  ['endRound', 0, 0, 0, null],
  even,
);

/**
 * Ella disputes a deposit after her cashback on its loss. A week settles a part of that, the bank withdraws the dispute, and she is
 * paid what waits without having lost anything. She disputes another one, of which the first week of the next month settles a part.
 */
const disputes = told(
  'ella',
  ['deposit', 0, 4, 0, null],
  ['bet', 0, 6, 4, null],
  ['moveClock', 0, 1, 0, null],
  ['claimCashback', 0, 0, 0, null],
  ['reverseDeposit', 0, 0, 0, null],
  ['moveClock', 0, 2, 0, null],
  ['deposit', 0, 4, 0, null],
  ['deposit', 0, 2, 0, null],
  ['bet', 0, 6, 4, null],
  ['moveClock', 0, 1, 0, null],
  ['claimCashback', 0, 0, 0, null],
  ['moveClock', 0, 2, 0, null],
  ['reverseDeposit', 0, 2, 2, null],
  ['moveClock', 0, 1, 0, null],
  ['claimCashback', 0, 0, 0, null],
  ['reverseDeposit', 0, 1, 0, null],
  ['moveClock', 0, 2, 0, null],
  ['deposit', 0, 4, 0, null],
  ['deposit', 0, 2, 0, null],
  ['bet', 0, 6, 4, null],
  ['moveClock', 0, 1, 0, null],
  ['claimCashback', 0, 0, 0, null],
  ['moveClock', 0, 2, 0, null],
);

/** The lives that are lived in every run. */
export const toldLives: readonly Life[] = [
  ...[bonuses, spins, lockIns, levels],
  ...[lateMoney, withdrawals, takenBack, badges, tooSmall, disputes],
];
