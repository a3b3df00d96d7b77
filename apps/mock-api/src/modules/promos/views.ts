import { bonusMultiplier } from '@magpie/domain/promos';
import type {
  FreeSpinConfiguration,
  FreeSpinDetails,
  MemberPromo,
  Promo,
  PromoGame,
  UnfinishedLockIn,
  WageringContribution,
} from '#__generated__/promo.ts';
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
  return providers.flatMap(({ providerId, share }) =>
    providersOf(catalogue, [providerId]).map((provider) => ({ provider, contribution: percent(share) })),
  );
}

function allowedGamesOf({ allowedGameCodes }: PromoRecord, catalogue: Catalogue): PromoGame[] {
  return catalogue.games
    .filter(({ code }) => allowedGameCodes.includes(code))
    .map(({ code, name }) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

type SpinGame = Pick<
  FreeSpinGameRow,
  'gameId' | 'campaignUuid' | 'prepaidUuid' | 'betCount' | 'betValueMinor'
>;

export type GivenSpins = SpinGame & Pick<FreeSpinGameRow, 'remaining'>;

function gameFields(spins: SpinGame, catalogue: Catalogue, currencyCode: string) {
  const game = catalogue.gameById.get(spins.gameId);
  const category = game?.gameCategories[0];
  if (!game || !category) return null;
  const currency = knownCurrency(currencyCode);
  return {
    gameName: game.name,
    gameId: game.id,
    gameCode: game.code,
    categoryId: category.id,
    vendorId: game.vendor.id,
    campaignUuid: spins.campaignUuid,
    prepaidUuid: spins.prepaidUuid,
    currency,
    betCount: spins.betCount,
    betValue: decimal(spins.betValueMinor, currency),
  };
}

/** The free spins a promo gives; a game that the site no longer offers is left out (SPIN-15). */
export function configurationsOf(
  { row, freeSpins }: PromoRecord,
  catalogue: Catalogue,
): FreeSpinConfiguration[] {
  return freeSpins.flatMap((spins) => {
    const fields = gameFields(spins, catalogue, row.currency);
    return fields ? [{ ...fields, bonusBuy: spins.bonusBuy, remainingFreeSpins: null }] : [];
  });
}

/** The games of a member's free spins (SPIN-16). */
export function detailsOf(
  games: readonly GivenSpins[],
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
    trigger: row.startTrigger,
    depositOrdinalTrigger: row.depositOrdinalTrigger,
    payoutMode: row.payoutMode,
    rewardKind: row.rewardKind,
    expiresAt: optionalMoment(row.expiresAt),
    maxUses: row.maxUses,
    promoUsed,
    levelRequirement: row.levelRequirement,
    lockInEnabled: row.lockInEnabled,
    lockInRequiredDeposit: optional(row.requiredDepositMinor),
    lockInRequiredTurnover: optional(row.requiredTurnoverMinor),
    minimumDepositAmount: optional(row.minimumDepositMinor),
    amount: row.rewardKind === 'DIRECT' ? decimal(row.amountMinor, currency) : bonusMultiplier(row.factor),
    largestBonus: row.rewardKind === 'DIRECT' ? null : optional(row.largestBonusMinor),
    wagering: row.wagering,
    daysToPlay: row.daysToPlay,
    active: row.active,
    currency,
    mainBannerImage: row.mainBannerImage,
    subBannerImage: row.subBannerImage,
    wageringContributions: contributionsOf(record, catalogue),
    allowedGameCodes: [...record.allowedGameCodes],
    allowedGames: allowedGamesOf(record, catalogue),
    minimumRealMoneyBalance: decimal(row.minimumRealMoneyMinor, currency),
    freeSpinConfiguration: configurationsOf(record, catalogue),
  };
}

function unfinishedLockInOf(row: MemberPromoRow, promo: Promo): UnfinishedLockIn | null {
  const { lockInDepositMinor: deposit, lockInTurnoverMinor: turnover } = row;
  if (deposit === null || turnover === null) return null;
  const currency = knownCurrency(row.currency);
  return {
    deposit: decimal(deposit, currency),
    requiredDeposit: promo.lockInRequiredDeposit ?? decimal(0n, currency),
    turnover: decimal(turnover, currency),
    requiredTurnover: promo.lockInRequiredTurnover ?? decimal(0n, currency),
  };
}

interface MemberPromoParts extends Pick<MemberPromo, 'freeSpinDetails' | 'atStake' | 'takenBack'> {
  readonly bonusName: string | null;
  /** In minor units. */
  readonly givenBack: bigint | null;
}

/** A member's promo in the shape of the contract (PROMO-34). */
export function memberPromoView(
  row: MemberPromoRow,
  promo: Promo,
  { bonusName, givenBack, ...parts }: MemberPromoParts,
): MemberPromo {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    promo,
    bonusName,
    walletMode: row.walletMode,
    bonus: decimal(row.bonusMinor, currency),
    amount: decimal(row.amountMinor, currency),
    turnoverTarget: decimal(row.turnoverTargetMinor, currency),
    turnoverCounter: decimal(row.turnoverCounterMinor, currency),
    currency,
    expiresAt: optionalMoment(row.expiresAt),
    dateTimeCreated: moment(row.createdAt),
    dateTimeEnded: optionalMoment(row.endedAt),
    promoUsed: row.promoUsed,
    status: row.status,
    waitsFor: row.waitsFor,
    endingJob: row.endingJob,
    endCause: row.endCause,
    began: row.began,
    givenBack: givenBack === null ? null : decimal(givenBack, currency),
    unfinishedLockIn: unfinishedLockInOf(row, promo),
    ...parts,
  };
}
