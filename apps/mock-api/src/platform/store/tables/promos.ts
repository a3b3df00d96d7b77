import type { Generated } from 'kysely';
import type {
  BalanceType,
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
} from '../contract-types.ts';
import type { Derived, EpochMs, Flag, JsonText, MinorUnits, Sequence } from '../columns.ts';

export interface PromosTable {
  id: string;
  code: string;
  name: string;
  description: string;
  type: PromoType;
  kind: PromoKind;
  start_trigger: PromoTrigger | null;
  deposit_ordinal_trigger: DepositOrdinalTrigger | null;
  payout_mode: Generated<PayoutMode>;
  reward_kind: Generated<RewardKind>;
  currency: string;
  main_banner_image: string;
  sub_banner_image: string | null;
  /** 0 or less for no limit. */
  max_uses: Generated<number>;
  level_requirement: Generated<number>;
  amount_minor: Generated<MinorUnits>;
  factor: Generated<number>;
  /** Most that a MULTIPLIER reward gives; null for no limit. */
  largest_bonus_minor: MinorUnits | null;
  /** How many times the bonus, and the deposit where it counts, have to be turned over. */
  wagering: Generated<number>;
  /** Days a member has from the award on; null for no end of its own. */
  days_to_play: number | null;
  minimum_real_money_minor: Generated<MinorUnits>;
  minimum_deposit_minor: MinorUnits | null;
  lock_in_enabled: Generated<Flag>;
  required_deposit_minor: MinorUnits | null;
  required_turnover_minor: MinorUnits | null;
  active: Generated<Flag>;
  expires_at: EpochMs | null;
  /** When it ends, later than any moment when it never does; for the order of lists. */
  ends_at: Derived<EpochMs>;
}

export interface PromoProvidersTable {
  promo_id: string;
  provider_id: string;
  /** Share of a stake that counts, in hundredths of a percent. */
  share: Generated<number>;
  position: Generated<number>;
}

export interface PromoGamesTable {
  promo_id: string;
  game_code: string;
}

export interface PromoFreeSpinsTable {
  id: string;
  promo_id: string;
  game_id: string;
  campaign_uuid: string | null;
  prepaid_uuid: string | null;
  bet_count: Generated<number>;
  bet_value_minor: Generated<MinorUnits>;
  position: Generated<number>;
  bonus_buy: Generated<Flag>;
}

/** How often a promo was awarded to a member (PROMO-46). */
export interface PromoUsesTable {
  member_id: string;
  promo_id: string;
  used: Generated<number>;
}

export interface MemberPromosTable {
  seq: Sequence;
  id: string;
  member_id: string;
  promo_id: string;
  status: MemberPromoStatus;
  wallet_mode: WalletMode;
  currency: string;
  /** The operator's job that ended it, if one did. */
  ending_job: ScheduledJobKind | null;
  bonus_minor: Generated<MinorUnits>;
  amount_minor: Generated<MinorUnits>;
  turnover_target_minor: Generated<MinorUnits>;
  turnover_counter_minor: Generated<MinorUnits>;
  bonus_before_minor: Generated<MinorUnits>;
  /** How often the promo had been awarded to the member, this time included. */
  promo_used: Generated<number>;
  created_at: EpochMs;
  expires_at: EpochMs | null;
  ended_at: EpochMs | null;
}

export interface MemberFreeSpinsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  promo_id: string;
  currency: string;
  status: Generated<MemberFreeSpinStatus>;
  /** The awarded promo they came with; null when they were claimed by themselves. */
  member_promo_id: string | null;
  activated: Generated<Flag>;
  total_winnings_minor: Generated<MinorUnits>;
  promo_used: Generated<number>;
  claimed_at: EpochMs;
  expires_at: EpochMs | null;
}

export interface MemberFreeSpinGamesTable {
  id: string;
  free_spin_id: string;
  game_id: string;
  campaign_uuid: string | null;
  prepaid_uuid: string | null;
  bet_count: Generated<number>;
  bet_value_minor: Generated<MinorUnits>;
  position: Generated<number>;
  /** Spins left; null when the vendor does not tell. */
  remaining: number | null;
}

export interface MemberBonusesTable {
  seq: Sequence;
  id: string;
  member_id: string;
  promo_id: string;
  kind: ConsumablePromoType;
  name: string;
  description: string;
  currency: string;
  member_promo_id: string | null;
  amount_minor: Generated<MinorUnits>;
  expiry_days: Generated<number>;
  created_at: EpochMs;
  expires_at: EpochMs | null;
  /** When it ends, later than any moment when it never does; for the order of lists. */
  ends_at: Derived<EpochMs>;
  activated_at: EpochMs | null;
}

export interface LockInsTable {
  member_id: string;
  promo_id: string;
  enabled: Generated<Flag>;
  completed: Generated<Flag>;
  /** True once cancelled: only the cooldown is left of it. */
  cancelled: Generated<Flag>;
  accumulated_deposit_minor: Generated<MinorUnits>;
  accumulated_turnover_minor: Generated<MinorUnits>;
  last_lock_in_at: EpochMs;
}

export interface CashbacksTable {
  id: string;
  title: string;
  description: string;
  currency: string;
  main_banner_image: string;
  claim_days: JsonText;
  currency_type: Generated<BalanceType>;
  play_now_link: string | null;
  /** Share given back in hundredths of a percent. */
  share: Generated<number>;
  max_monthly_minor: Generated<MinorUnits>;
  level_requirement: Generated<number>;
  on_losses_only: Generated<Flag>;
  active: Generated<Flag>;
}

export interface CashbackProvidersTable {
  cashback_id: string;
  provider_id: string;
  position: Generated<number>;
}

export interface CashbackClaimsTable {
  seq: Sequence;
  id: string;
  member_id: string;
  cashback_id: string;
  amount_minor: Generated<MinorUnits>;
  claimed_at: EpochMs;
}
