/**
 * The contract's enumerations that rows hold. They are the generated ones under one roof, so that a table file
 * does not care where the generator puts them.
 */
export type {
  BalanceType,
  BetStatus,
  CryptoGateway,
  CurrencyType,
  DepositLimitFrequency,
  DepositStatus,
  DocumentStatus,
  DocumentType,
  DocumentVisibility,
  ErrorCode,
  GameCategoryCode,
  Gender,
  MemberStatus,
  PaymentKind,
  PaymentMethodProvider,
  PaymentMethodType,
  RiskLevel,
  SportsbookCategory,
  Title,
  TransactionType,
  TransferSpeed,
  TransferStatus,
  UserKind,
  VendorIntegration,
  VendorState,
  WalletType,
  WithdrawalStatus,
} from '../../__generated__/main.ts';
export type {
  ConsumablePromoType,
  DepositOrdinalTrigger,
  MemberFreeSpinStatus,
  MemberPromoStatus,
  PayoutMode,
  PromoKind,
  PromoTrigger,
  PromoType,
  RewardKind,
  ScheduledJobKind,
  WalletMode,
} from '../../__generated__/promo.ts';
export type { FaultKind, MailboxMessageKind, RequestEndpoint } from '../../__generated__/control.ts';
