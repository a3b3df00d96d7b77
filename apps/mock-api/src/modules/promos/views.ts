import { bonusMultiplier } from '@magpie/domain/promos';
import type {
  FreeSpinConfiguration,
  FreeSpinDetails,
  MemberPromo,
  Promo,
  WageringContribution,
} from '../../__generated__/promo.ts';
import { fromFlag } from '../../platform/store/index.ts';
import type { Catalogue } from '../games/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { FreeSpinGameRow, MemberPromoRow, PromoRecord } from './model.ts';

export const moment = (at: number): string => new Date(at).toISOString();

export const optionalMoment = (at: number | null): string | null => (at === null ? null : moment(at));

/** Hundredths of a percent as a decimal of the wire: 550 is '5.50'. */
export const percent = (share: number): string => bonusMultiplier(share);

/** The providers of some ids; one that the catalogue does not hold is left out. */
export function providersOf(catalogue: Catalogue, ids: readonly string[]) {
  return ids.flatMap((id) => catalogue.providers.find((provider) => provider.id === id) ?? []);
}

export function contributionsOf({ providers }: PromoRecord, catalogue: Catalogue): WageringContribution[] {
  return providers.flatMap(({ provider_id, share }) =>
    providersOf(catalogue, [provider_id]).map((provider) => ({ provider, contribution: percent(share) })),
  );
}

type SpinGame = PromoRecord['freeSpins'][number] | FreeSpinGameRow;

function gameFields(spins: SpinGame, catalogue: Catalogue, currencyCode: string) {
  const game = catalogue.gameById.get(spins.game_id);
  const category = game?.gameCategories[0];
  if (!game || !category) return null;
  const currency = knownCurrency(currencyCode);
  return {
    gameName: game.name,
    gameId: game.id,
    gameCode: game.code,
    categoryId: category.id,
    vendorId: game.vendor.id,
    campaignUuid: spins.campaign_uuid,
    prepaidUuid: spins.prepaid_uuid,
    currency,
    betCount: spins.bet_count,
    betValue: decimal(spins.bet_value_minor, currency),
  };
}

/** The free spins a promo gives; a game that the site no longer offers is left out (SPIN-15). */
export function configurationsOf(
  { row, freeSpins }: PromoRecord,
  catalogue: Catalogue,
): FreeSpinConfiguration[] {
  return freeSpins.flatMap((spins) => {
    const fields = gameFields(spins, catalogue, row.currency);
    return fields ? [{ ...fields, bonusBuy: fromFlag(spins.bonus_buy), remainingFreeSpins: null }] : [];
  });
}

/** The games of a member's free spins (SPIN-16). */
export function detailsOf(
  games: readonly FreeSpinGameRow[],
  catalogue: Catalogue,
  currencyCode: string,
  name: string,
): FreeSpinDetails[] {
  return games.flatMap((spins) => {
    const fields = gameFields(spins, catalogue, currencyCode);
    return fields ? [{ ...fields, name, remainingFreeSpins: spins.remaining }] : [];
  });
}

/** A promo in the shape of the contract (PROMO-33). @param promoUsed how often the viewer was awarded it */
export function promoView(record: PromoRecord, catalogue: Catalogue, promoUsed: number): Promo {
  const { row } = record;
  const currency = knownCurrency(row.currency);
  const optional = (amount: bigint | null) => (amount === null ? null : decimal(amount, currency));
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    description: row.description,
    type: row.type,
    kind: row.kind,
    trigger: row.start_trigger,
    depositOrdinalTrigger: row.deposit_ordinal_trigger,
    payoutMode: row.payout_mode,
    rewardKind: row.reward_kind,
    expiresAt: optionalMoment(row.expires_at),
    maxUses: row.max_uses,
    promoUsed,
    levelRequirement: row.level_requirement,
    lockInEnabled: fromFlag(row.lock_in_enabled),
    lockInRequiredDeposit: optional(row.required_deposit_minor),
    lockInRequiredTurnover: optional(row.required_turnover_minor),
    minimumDepositAmount: optional(row.minimum_deposit_minor),
    amount: row.reward_kind === 'DIRECT' ? decimal(row.amount_minor, currency) : bonusMultiplier(row.factor),
    active: fromFlag(row.active),
    currency,
    mainBannerImage: row.main_banner_image,
    subBannerImage: row.sub_banner_image,
    wageringContributions: contributionsOf(record, catalogue),
    allowedGameCodes: [...record.allowedGameCodes],
    minimumRealMoneyBalance: decimal(row.minimum_real_money_minor, currency),
    freeSpinConfiguration: configurationsOf(record, catalogue),
  };
}

/** A member's promo in the shape of the contract (PROMO-34). */
export function memberPromoView(
  row: MemberPromoRow,
  promo: Promo,
  freeSpinDetails: FreeSpinDetails[],
): MemberPromo {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    promo,
    walletMode: row.wallet_mode,
    bonus: decimal(row.bonus_minor, currency),
    amount: decimal(row.amount_minor, currency),
    turnoverTarget: decimal(row.turnover_target_minor, currency),
    turnoverCounter: decimal(row.turnover_counter_minor, currency),
    currency,
    expiresAt: optionalMoment(row.expires_at),
    dateTimeCreated: moment(row.created_at),
    promoUsed: row.promo_used,
    status: row.status,
    endingJob: row.ending_job,
    freeSpinDetails,
  };
}
