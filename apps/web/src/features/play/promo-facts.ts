import type { GameIdentity, PromoGames } from '@magpie/domain/games';
import { money, type Minor } from '@magpie/domain/money';
import { hasTurnover, type TurnoverRules } from '@magpie/domain/promos';
import type { BalanceFlags, WalletModeFacts } from '@magpie/domain/play';
import type { LobbyActivePromoQuery } from '@magpie/gql/active-promo';

export type PromoMember = LobbyActivePromoQuery['member'];

/** What the active promo says about games; `null` without one (PROMO-39). */
export function promoGamesOf(member: PromoMember | null | undefined): PromoGames | null {
  const promo = member?.activePromo?.promo;
  if (!promo) return null;
  return {
    providers: promo.wageringContributions.map(({ provider }) => provider.id),
    allowedGameCodes: promo.allowedGameCodes,
  };
}

/** Whether the active promo asks for any turnover. */
export function asksTurnover({ turnoverTarget, currency }: NonNullable<PromoMember['activePromo']>): boolean {
  return hasTurnover(money.parseOrZero(turnoverTarget, currency.type));
}

/** How much the active promo counts of a stake; `null` without one, and without anything to turn over. */
export function turnoverRulesOf(
  member: PromoMember | null | undefined,
): Omit<TurnoverRules, 'currency'> | null {
  const active = member?.activePromo;
  if (!active || !asksTurnover(active)) return null;
  const { wageringContributions, allowedGameCodes } = active.promo;
  return {
    contributions: wageringContributions.map(({ provider, contribution }) => ({
      provider: provider.id,
      share: Math.round(Number(contribution) * 100),
    })),
    allowedGameCodes,
  };
}

/** What a promo knows a game by: its code, and the id of its provider. */
export function identityOf(game: {
  readonly code: string;
  readonly subCategory: { readonly id: string };
}): GameIdentity {
  return { code: game.code, provider: game.subCategory.id };
}

/** What the member's active promo says on the card of a game; nothing without one. */
export interface PromoMarks {
  /** Why the game cannot be played beside it (PROMO-39). */
  readonly disabledLabel?: string;
  /** How much of a stake counts towards its turnover. */
  readonly note?: string;
}

export type PromoExclusion = (game: Parameters<typeof identityOf>[0]) => PromoMarks;

function minor(text: string, type: 'FIAT' | 'CRYPTO'): Minor {
  const parsed = money.parse(text, type, { negative: true });
  return parsed.ok ? parsed.value : money.zero;
}

/** What decides the wallet mode before a launch (WMODE-01 to WMODE-04). */
export function walletFactsOf(
  member: Pick<PromoMember, 'wallets' | 'activePromo'> | null,
  flags: BalanceFlags,
): WalletModeFacts {
  if (!member) return { promo: null, currency: '', flags, mainCash: money.zero, casinoCash: money.zero };
  const { wallets, activePromo } = member;
  const { code, type } = wallets.currency;
  return {
    currency: code,
    promo: activePromo && {
      walletMode: activePromo.walletMode,
      currency: activePromo.promo.currency.code,
      minimumRealMoneyBalance: minor(
        activePromo.promo.minimumRealMoneyBalance,
        activePromo.promo.currency.type,
      ),
    },
    flags,
    mainCash: minor(wallets.mainCash, type),
    casinoCash: minor(wallets.casinoCash, type),
  };
}
