import type { Selectable } from 'kysely';
import { money } from '@magpie/domain/money';
import type { AwardRules, TakenAward, TurnoverRules } from '@magpie/domain/promos';
import type { Database } from '#platform/store/index.ts';

export type PromoRow = Selectable<Database['promos']>;

export interface PromoRecord {
  readonly row: PromoRow;
  readonly providers: readonly Selectable<Database['promoProviders']>[];
  readonly allowedGameCodes: readonly string[];
  readonly freeSpins: readonly Selectable<Database['promoFreeSpins']>[];
}

export type MemberPromoRow = Selectable<Database['memberPromos']>;

export type FreeSpinRow = Selectable<Database['memberFreeSpins']>;

export type FreeSpinGameRow = Selectable<Database['memberFreeSpinGames']>;

export interface PromoMemberModel {
  readonly id: string;
}

/** When a promo ends, or null. */
export function endOf({ row }: PromoRecord): Date | null {
  return row.expiresAt === null ? null : new Date(row.expiresAt);
}

/** The turnover of an award, with what was counted for it since a dispute took it. */
export function turnoverOf(row: MemberPromoRow): TakenAward['turnover'] {
  const { turnoverTargetMinor: target, turnoverCounterMinor: counter, lateTurnoverMinor: late } = row;
  return { target: money.of(target), counter: money.of(counter + late) };
}

/** What a promo gives and asks for, in the words of the rules. */
export function awardRules({ row }: PromoRecord): AwardRules {
  return {
    kind: row.kind,
    rewardKind: row.rewardKind,
    bonus: money.of(row.amountMinor),
    factor: row.factor,
    largestBonus: row.largestBonusMinor === null ? null : money.of(row.largestBonusMinor),
    wagering: row.wagering,
  };
}

/** The games that count for a promo, in the words of the rules. */
export function turnoverRules({ row, providers, allowedGameCodes }: PromoRecord): TurnoverRules {
  return {
    currency: row.currency,
    contributions: providers.map(({ providerId, share }) => ({ provider: providerId, share })),
    allowedGameCodes,
  };
}
