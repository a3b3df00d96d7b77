import type { ComponentType, LazyExoticComponent } from 'react';
import {
  DepositProfileFormUpdate,
  MyAccount,
  ProfileVerificationAlert,
  VerifyMobileNumberModal,
} from '#features/account/index.ts';
import { JackpotModal, JackpotPopup, JackpotRulesModal } from '#features/jackpots/index.ts';
import { LevelModal, LevelPointInfoModal, LevelUpPopUp } from '#features/levels/index.ts';
import { InboxModal } from '#features/messages/index.ts';
import {
  CancelWithdrawalModal,
  DepositModal,
  PaymentIQIFrame,
  WithdrawalModal,
} from '#features/payments/index.ts';
import { ActivateBonusAlert, BonusUnlockModal, RegistrationBonus } from '#features/promos/index.ts';
import { ForgotPasswordModal, LoginModal, RegisterModal } from '#features/session/index.ts';
import { SupportModal } from '#features/support/index.ts';
import { TournamentModal, TournamentTermsModal } from '#features/tournaments/index.ts';
import { ManageCurrency, WalletSettings } from '#features/wallets/index.ts';
import type { ModalComponentProps, ModalName } from '#shared/modals/index.ts';

export type ModalComponent<N extends ModalName> = LazyExoticComponent<ComponentType<ModalComponentProps<N>>>;

/** Every modal by its name (SHELL-41, SHELL-42). */
export type ModalRegistry = { readonly [N in ModalName]?: ModalComponent<N> };

export const modalRegistry: ModalRegistry = {
  loginModal: LoginModal,
  registerModal: RegisterModal,
  forgotPassword: ForgotPasswordModal,
  depositModal: DepositModal,
  withdrawalModal: WithdrawalModal,
  cancelWithdrawalModal: CancelWithdrawalModal,
  paymentIQIFrame: PaymentIQIFrame,
  myAccount: MyAccount,
  verifyMobileNumberModal: VerifyMobileNumberModal,
  depositProfileFormUpdate: DepositProfileFormUpdate,
  profileVerificationAlert: ProfileVerificationAlert,
  inboxModal: InboxModal,
  manageCurrency: ManageCurrency,
  walletSettings: WalletSettings,
  supportModal: SupportModal,
  levelModal: LevelModal,
  levelUpPopUp: LevelUpPopUp,
  levelPointInfoModal: LevelPointInfoModal,
  jackpotModal: JackpotModal,
  jackpotRulesModal: JackpotRulesModal,
  jackpotPopup: JackpotPopup,
  tournamentModal: TournamentModal,
  tournamentTermsModal: TournamentTermsModal,
  bonusUnlockModal: BonusUnlockModal,
  registrationBonus: RegistrationBonus,
  activateBonusAlert: ActivateBonusAlert,
};
