import { depositChoices, withdrawalChoices } from './operations/provider.ts';
import { depositMoves, withdrawalMoves } from './statuses.ts';

/** One thing to be done: an operation, and what it chooses by. */
export interface Act {
  readonly name: string;
  readonly pick: number;
}

/** A part of the script: what leads up to something, and the thing that is cut in its middle. */
export interface Scene {
  readonly before: readonly Act[];
  readonly cut: Act;
  /** Done once more after it was cut, by those that have no key to be asked again with. */
  readonly repeated: boolean;
}

const act = (name: string, pick = 0): Act => ({ name, pick });

const scene = (cut: Act, ...before: readonly Act[]): Scene => ({ before, cut, repeated: false });
const repeatedScene = (cut: Act, ...before: readonly Act[]): Scene => ({ before, cut, repeated: true });

const moveDepositTo = (status: string): Act => act('moveDeposit', Object.keys(depositMoves).indexOf(status));
const moveWithdrawalTo = (status: string): Act =>
  act('moveWithdrawal', Object.keys(withdrawalMoves).indexOf(status));

const deposit = act('initiatePaymentIQDeposit');
const withdrawal = act('initiatePaymentIQWithdrawal');
const requested = [withdrawal, act('withdrawal APPROVE')];
const depositWithPromo = act('initiatePaymentIQDeposit with a promo');
const withdrawalUnderPromo = act('initiatePaymentIQWithdrawal under a promo');
/** Ruby's stake of 600.00 and Noah's of 1.30, and what ends their rounds. */
const stakeOfRuby = act('vendor bet', 1);
const stakeOfNoah = act('vendor bet', 0);
const lost = act('vendor win', 0);
const won = act('vendor win', 1);

/** Every end that the cashier's page offers, one payment for each. */
const ends: readonly Act[] = [
  ...depositChoices.flatMap((choice) => [deposit, act(`deposit ${choice}`)]),
  ...withdrawalChoices.flatMap((choice) => [withdrawal, act(`withdrawal ${choice}`)]),
];

const payments = (depositChoice: string, withdrawalChoice: string): readonly Scene[] => [
  scene(deposit, ...ends),
  repeatedScene(act(`deposit ${depositChoice}`), deposit),
  repeatedScene(act('answerPayment'), deposit),
  repeatedScene(moveDepositTo('APPROVED'), deposit, act('deposit LEAVE_PENDING')),
  repeatedScene(act('reverseDeposit')),
  scene(act('createDeposit')),
  scene(act('createCryptoPaymentUrl'), act('createDeposit')),
  scene(withdrawal),
  repeatedScene(act(`withdrawal ${withdrawalChoice}`), withdrawal),
  scene(act('cancelWithdrawal'), ...requested),
  repeatedScene(moveWithdrawalTo('APPROVED'), ...requested, moveWithdrawalTo('REJECTED'), ...requested),
  scene(act('createWithdrawalNext')),
  repeatedScene(act('adjustBalance')),
  scene(depositWithPromo),
  // The award of the promo is a part of the approval.
  repeatedScene(act('deposit APPROVE'), depositWithPromo),
  scene(withdrawalUnderPromo, depositWithPromo, act('deposit APPROVE'), act('activePromo')),
  // The end of the promo is a part of taking the amount.
  repeatedScene(act('withdrawal APPROVE'), withdrawalUnderPromo),
  // Payments and promos end by the clock.
  repeatedScene(act('advanceClock', 5), act('createDeposit'), deposit, act('deposit NO_ANSWER')),
];

const rewardsAndPlay: readonly Scene[] = [
  // Before the studio's rounds, whose draws a cut leaves made: a bet that wins takes more steps than one that loses.
  scene(act('sports bet')),
  scene(act('sports cash out'), act('sports bet', 1)),
  scene(act('claimCashback')),
  scene(act('claimLevelReward')),
  scene(act('activateConsumableBonus')),
  scene(act('cancelActivePromo'), act('switchPromoToBonusMode')),
  repeatedScene(act('cancelFreeSpinPromo')),
  repeatedScene(act('claimFreeSpinPromo')),
  scene(act('free spin'), act('activateFreeSpinPromo'), act('startGameSession'), act('free spin')),
  repeatedScene(act('cancelFreeSpin')),
  scene(act('spin', 1), act('spin', 0)),
  scene(stakeOfRuby),
  // The second stake completes the turnover of Ruby's promo, whose bonus becomes cash.
  scene(lost, lost, stakeOfRuby),
  scene(act('vendor rollback'), stakeOfRuby),
  scene(act('claimAchievementReward'), stakeOfNoah, won, stakeOfNoah, won),
  repeatedScene(act('login')),
];

/**
 * One of each thing that moves money, in an order in which all of them can be done, in two parts that have nothing to do
 * with each other.
 */
export const script = (depositChoice: string, withdrawalChoice: string): readonly (readonly Scene[])[] => [
  payments(depositChoice, withdrawalChoice),
  rewardsAndPlay,
];
