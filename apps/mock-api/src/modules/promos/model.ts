import type { Selectable } from 'kysely';
import { money } from '@magpie/domain/money';
import type { AwardRules, TurnoverRules } from '@magpie/domain/promos';
import type { Database } from '../../platform/store/index.ts';

export interface PromoRecord {
  readonly row: Selectable<Database['promos']>;
  readonly providers: readonly Selectable<Database['promo_providers']>[];
  readonly allowedGameCodes: readonly string[];
  readonly freeSpins: readonly Selectable<Database['promo_free_spins']>[];
}

export type MemberPromoRow = Selectable<Database['member_promos']>;

export type FreeSpinRow = Selectable<Database['member_free_spins']>;

export type FreeSpinGameRow = Selectable<Database['member_free_spin_games']>;

export interface PromoMemberModel {
  readonly id: string;
}

/** When a promo ends, or null. */
export function endOf({ row }: PromoRecord): Date | null {
  return row.expires_at === null ? null : new Date(row.expires_at);
}

/** What a promo gives and asks for, in the words of the rules. */
export function awardRules({ row }: PromoRecord): AwardRules {
  return {
    kind: row.kind,
    rewardKind: row.reward_kind,
    bonus: money.of(row.amount_minor),
    factor: row.factor,
    largestBonus: row.largest_bonus_minor === null ? null : money.of(row.largest_bonus_minor),
    wagering: row.wagering,
  };
}

/** The games that count for a promo, in the words of the rules. */
export function turnoverRules({ row, providers, allowedGameCodes }: PromoRecord): TurnoverRules {
  return {
    currency: row.currency,
    contributions: providers.map(({ provider_id, share }) => ({ provider: provider_id, share })),
    allowedGameCodes,
  };
}
