import { modalNames } from './modal-openers.ts';
import type { SourceTree } from './source-tree.ts';

interface Journey {
  /** In `e2e/`. */
  readonly file: string;
  /** Words of its title. */
  readonly title: string;
}

const withSpec = (file: string, title: string): Journey => ({ file: `${file}.spec.ts`, title });

const deposit = withSpec('payments', 'DEP-33 a member deposits through the payment page');
const withdrawal = withSpec('withdrawals', 'WDR-27 a verified member withdraws');
const wallet = withSpec('wallets', 'favourites, zero balances and crypto in fiat');
const levels = withSpec('levels', 'LEVEL-21 a level reached by spins');
const jackpot = withSpec('jackpots', 'a jackpot is fed by each spin up to its mark, then won by a large one');
const smallPrint = withSpec('small-print', 'PUSH-16 the terms of a sign-up');

/** The journey that opens each registered modal by its real cause (PUSH-16). */
export const modalJourneys: Readonly<Record<string, Journey>> = {
  loginModal: withSpec('session', 'AUTH-44 SESS-09 SESS-14 a member logs in by email'),
  registerModal: withSpec('account', 'AUTH-43 a visitor whose address is in use'),
  forgotPassword: withSpec('account', 'PWD-21 a member who forgot the password'),
  depositModal: deposit,
  paymentIQIFrame: deposit,
  withdrawalModal: withdrawal,
  cancelWithdrawalModal: withdrawal,
  myAccount: withSpec('account', 'the account area is a modal on a phone'),
  verifyMobileNumberModal: withSpec('brands', 'and asks for a mobile number before a lock-in'),
  depositProfileFormUpdate: withSpec('profile', 'PROF-18 PROF-19 every way to a deposit'),
  profileVerificationAlert: withSpec('withdrawals', 'WDR-08 WDR-10 a member who is not verified'),
  inboxModal: smallPrint,
  manageCurrency: wallet,
  walletSettings: wallet,
  supportModal: smallPrint,
  levelModal: levels,
  levelUpPopUp: levels,
  levelPointInfoModal: levels,
  jackpotModal: jackpot,
  jackpotRulesModal: smallPrint,
  jackpotPopup: jackpot,
  tournamentModal: withSpec('tournaments', 'TOUR-11 a tournament is won by play'),
  tournamentTermsModal: smallPrint,
  bonusUnlockModal: withSpec('lock-in', 'LOCK-17 a lock-in is completed by a deposit and play'),
  registrationBonus: withSpec('sign-up-bonus', 'the bonus of a sign-up greets the new member'),
  activateBonusAlert: withSpec('free-spins', 'BONUS-18 a consumable bonus is activated'),
};

const isThere = (tree: SourceTree, { file, title }: Journey): boolean =>
  tree.get(`e2e/${file}`)?.text.includes(title) === true;

/** The registered modals without a journey that is there, and the journeys of modals that are not registered. */
export function modalsWithoutJourney(
  tree: SourceTree,
  journeys: Readonly<Record<string, Journey>> = modalJourneys,
): string[] {
  const names = modalNames(tree);
  const without = names.filter((name) => {
    const journey = journeys[name];
    return journey === undefined || !isThere(tree, journey);
  });
  const unknown = Object.keys(journeys).filter((name) => !names.includes(name));
  return [...without, ...unknown];
}
