/** What a modal needs to know when it is opened; `undefined` when nothing (SHELL-41, SHELL-42). */
export interface ModalProps {
  /** `onEntered` carries on with the press that asked for the login; it is handed on to whatever takes its place (AUTH-45). */
  loginModal: { onEntered?: (() => void) | undefined } | undefined;
  registerModal: { onEntered?: (() => void) | undefined } | undefined;
  forgotPassword: { onEntered?: (() => void) | undefined } | undefined;
  depositModal: { promoCode?: string; method?: string; amount?: string } | undefined;
  withdrawalModal: { method?: string; amount?: string } | undefined;
  myAccount: { tab?: string } | undefined;
  inboxModal: { messageId?: string } | undefined;
  verifyMobileNumberModal: { onVerified?: () => void } | undefined;
  /** `onSaved` carries on with the deposit; without it depositModal opens (PROF-19). */
  depositProfileFormUpdate: { onSaved?: () => void } | undefined;
  profileVerificationAlert: undefined;
  cancelWithdrawalModal: { withdrawalId: string };
  /** `page` is the key of a support page, such as `terms-and-conditions` (SHELL-44). */
  supportModal: { page: string };
  manageCurrency: undefined;
  walletSettings: undefined;
  /** `again` is what the form begins with when the payment came to nothing; `resumed` is set after a reload in the middle. */
  paymentIQIFrame: {
    url: string;
    kind: 'Deposit' | 'Withdraw';
    again?: { method: string; amount: string };
    resumed?: { paymentId: string | null };
  };
  levelModal: undefined;
  levelUpPopUp: { level: number };
  jackpotPopup: { jackpotId: string; amount: string; currency: string };
  bonusUnlockModal: { promoId: string };
  registrationBonus: undefined;
  activateBonusAlert: { outcome: 'success' | 'failure'; message?: string };
  tournamentModal: { tournamentId: string };
  tournamentTermsModal: { tournamentId: string };
  jackpotModal: { jackpotId: string };
  jackpotRulesModal: { jackpotId: string };
  levelPointInfoModal: undefined;
}

export type ModalName = keyof ModalProps;

export type ModalComponentProps<N extends ModalName> = (ModalProps[N] extends undefined
  ? object
  : NonNullable<ModalProps[N]>) & {
  readonly onClose: () => void;
};
