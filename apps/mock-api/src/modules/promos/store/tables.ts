import type { AwardCause, AwardWait, PromoEndCause } from '@magpie/domain/promos';
import type { Generated } from 'kysely';
import type { Derived, EpochMs, MinorUnits, Sequence } from '#platform/store/columns.ts';
import type {
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
} from '#platform/store/contract-types.ts';
import { storeArea } from '#platform/store/area.ts';
import { migrations } from './migrations/index.ts';

export interface PromosTable {
  id: string;
  code: string;
  name: string;
  description: string;
  type: PromoType;
  kind: PromoKind;
  startTrigger: PromoTrigger | null;
  depositOrdinalTrigger: DepositOrdinalTrigger | null;
  payoutMode: Generated<PayoutMode>;
  rewardKind: Generated<RewardKind>;
  currency: string;
  mainBannerImage: string;
  subBannerImage: string | null;
  /** 0 or less for no limit. */
  maxUses: Generated<number>;
  levelRequirement: Generated<number>;
  amountMinor: Generated<MinorUnits>;
  factor: Generated<number>;
  /** Most that a MULTIPLIER reward gives; null for no limit. */
  largestBonusMinor: MinorUnits | null;
  /** How many times the bonus, and the deposit where it counts, have to be turned over. */
  wagering: Generated<number>;
  /** Days a member has from the award on; null for no end of its own. */
  daysToPlay: number | null;
  minimumRealMoneyMinor: Generated<MinorUnits>;
  minimumDepositMinor: MinorUnits | null;
  lockInEnabled: Generated<boolean>;
  requiredDepositMinor: MinorUnits | null;
  requiredTurnoverMinor: MinorUnits | null;
  active: Generated<boolean>;
  expiresAt: EpochMs | null;
  /** When it ends, later than any moment when it never does; for the order of lists. */
  endsAt: Derived<EpochMs>;
}

export interface PromoProvidersTable {
  promoId: string;
  providerId: string;
  /** Share of a stake that counts, in hundredths of a percent. */
  share: Generated<number>;
  position: Generated<number>;
}

export interface PromoGamesTable {
  promoId: string;
  gameCode: string;
}

/** The spins of one game, as a promo offers them and as a member holds them. */
interface SpinsOfGame {
  id: string;
  gameId: string;
  campaignUuid: string | null;
  prepaidUuid: string | null;
  betCount: Generated<number>;
  betValueMinor: Generated<MinorUnits>;
  position: Generated<number>;
}

export interface PromoFreeSpinsTable extends SpinsOfGame {
  promoId: string;
  bonusBuy: Generated<boolean>;
}

/** How often a promo was awarded to a member (PROMO-46). */
export interface PromoUsesTable {
  memberId: string;
  promoId: string;
  used: Generated<number>;
}

export interface MemberPromosTable {
  seq: Sequence;
  id: string;
  memberId: string;
  promoId: string;
  status: MemberPromoStatus;
  walletMode: WalletMode;
  currency: string;
  /** Why it is PENDING; null in any other state. */
  waitsFor: Generated<AwardWait | null>;
  /** What awarded it; null for one of a world that is older than this column. */
  cause: Generated<AwardCause | null>;
  /** The deposit that awarded it, if one did. */
  depositId: string | null;
  /** The operator's job that ended it, if one did. */
  endingJob: ScheduledJobKind | null;
  /** What ended it; null while it is not over, and for one that was cancelled before causes were kept. */
  endCause: Generated<PromoEndCause | null>;
  /** Whether it ever came into force: true but for one that waits, or ended while it did. */
  began: Generated<boolean>;
  bonusMinor: Generated<MinorUnits>;
  amountMinor: Generated<MinorUnits>;
  turnoverTargetMinor: Generated<MinorUnits>;
  turnoverCounterMinor: Generated<MinorUnits>;
  /** What was counted of its bets once a dispute had taken it: a part of what is given anew. */
  lateTurnoverMinor: Generated<MinorUnits>;
  bonusBeforeMinor: Generated<MinorUnits>;
  /** What of its bonus money became cash, what rounds won after its end included. */
  becameCashMinor: Generated<MinorUnits>;
  /** What of it was taken back with a reversed deposit. */
  reclaimedMinor: Generated<MinorUnits>;
  /** What of its bonus money was taken back with its deposit. */
  takenBonusMinor: Generated<MinorUnits>;
  /** When what it gave was taken back with the deposit that earned it; null for nearly all. */
  takenBackAt: Generated<EpochMs | null>;
  /** The place in the ledger of the last posting before that; null for nearly all, and once its dispute is lifted. */
  takenBackPlace: Generated<number | null>;
  /** The award that was given in place of it, once the dispute was lifted that it went in. */
  renewedBy: Generated<string | null>;
  /** How often the promo had been awarded to the member, this time included. */
  promoUsed: Generated<number>;
  /** What a lock-in had collected that ended before it awarded the promo; null for every other. */
  lockInDepositMinor: Generated<MinorUnits | null>;
  lockInTurnoverMinor: Generated<MinorUnits | null>;
  createdAt: EpochMs;
  expiresAt: EpochMs | null;
  endedAt: EpochMs | null;
}

/** The deposits that an award was taken back with and whose disputes were not lifted: of a lock-in's award there may be several. */
export interface PromoTakenBackDepositsTable {
  memberPromoId: string;
  depositId: string;
}

export interface MemberFreeSpinsTable {
  seq: Sequence;
  id: string;
  memberId: string;
  promoId: string;
  currency: string;
  status: Generated<MemberFreeSpinStatus>;
  /** The award they came with, their claim included. */
  memberPromoId: string | null;
  activated: Generated<boolean>;
  /** Whether they were left when their award was taken back with its deposit, and went with it. */
  takenBack: Generated<boolean>;
  totalWinningsMinor: Generated<MinorUnits>;
  promoUsed: Generated<number>;
  claimedAt: EpochMs;
  expiresAt: EpochMs | null;
}

export interface MemberFreeSpinGamesTable extends SpinsOfGame {
  freeSpinId: string;
  /** Spins left; null when the vendor does not tell. */
  remaining: number | null;
}

declare module '#platform/store/database.ts' {
  interface Database {
    promos: PromosTable;
    promoProviders: PromoProvidersTable;
    promoGames: PromoGamesTable;
    promoFreeSpins: PromoFreeSpinsTable;
    promoUses: PromoUsesTable;
    memberPromos: MemberPromosTable;
    promoTakenBackDeposits: PromoTakenBackDepositsTable;
    memberFreeSpins: MemberFreeSpinsTable;
    memberFreeSpinGames: MemberFreeSpinGamesTable;
  }
}

export const promosStore = storeArea({
  migrations,
  flags: {
    promos: { lockInEnabled: true, active: true },
    promoFreeSpins: { bonusBuy: true },
    memberPromos: { began: true },
    memberFreeSpins: { activated: true, takenBack: true },
  },
  moments: {
    promos: ['expiresAt'],
    promoProviders: [],
    promoGames: [],
    promoFreeSpins: [],
    promoUses: [],
    memberPromos: ['createdAt', 'expiresAt', 'endedAt', 'takenBackAt'],
    promoTakenBackDeposits: [],
    memberFreeSpins: ['claimedAt', 'expiresAt'],
    memberFreeSpinGames: [],
  },
});
