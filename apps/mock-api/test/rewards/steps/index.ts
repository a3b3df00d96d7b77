import type { Action } from '../life.ts';
import type { Order, Scene } from '../order.ts';
import { activateBonus, claimBadge, claimCashback, claimFreeSpins, claimLevelReward } from './claims.ts';
import { moveClock } from './clock.ts';
import { answerDeposit, cancelWithdrawal, deposit, reverseDeposit, withdraw } from './payments.ts';
import { bet, endRound, freeSpin } from './play.ts';
import {
  activateFreeSpins,
  cancelFreeSpins,
  cancelLockIn,
  cancelPromo,
  endReward,
  giveReward,
  lockIn,
  switchMode,
} from './promos.ts';

/** How each action becomes an order; null while there is nothing to do it to. */
export const actions: Readonly<Record<Exclude<Action, 'kill' | 'repeat'>, (scene: Scene) => Order | null>> = {
  deposit,
  answerDeposit,
  reverseDeposit,
  withdraw,
  cancelWithdrawal,
  bet,
  endRound,
  freeSpin,
  claimCashback,
  claimLevelReward,
  claimBadge,
  claimFreeSpins,
  activateFreeSpins,
  cancelFreeSpins,
  activateBonus,
  lockIn,
  cancelLockIn,
  cancelPromo,
  switchMode,
  giveReward,
  endReward,
  moveClock,
};
