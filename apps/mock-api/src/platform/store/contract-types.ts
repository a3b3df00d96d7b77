/**
 * The contract's enumerations that rows hold. They are the generated ones under one roof, so that a table file
 * does not care where the generator puts them.
 */
export type {
  BalanceType,
  BetStatus,
  CurrencyType,
  DepositLimitFrequency,
  ErrorCode,
  GameCategoryCode,
  Gender,
  MemberStatus,
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
} from '../../__generated__/main.ts';
export type { FaultKind, MailboxMessageKind, RequestEndpoint } from '../../__generated__/control.ts';
