import type { GameIdentity, PromoGames } from '@magpie/domain/games';
import { money } from '@magpie/domain/money';
import { defaultBalanceFlags } from '@magpie/domain/play';
import type { PlayFacts, WalletModeFacts } from '@magpie/domain/play';
import { gameCounts } from '@magpie/domain/promos';
import type { WalletMode } from '@magpie/domain/wallets';
import { balances } from '#platform/ledger/index.ts';
import type { Reader } from '#platform/store/index.ts';
import type { GameModel } from '../games/index.ts';
import { activePromoRecord, turnoverRules } from '../promos/index.ts';
import type { PromoRecord } from '../promos/index.ts';

/** What a promo says about games (PROMO-39). Providers are named by their id. */
function promoGamesOf({ providers, allowedGameCodes }: PromoRecord): PromoGames {
  return { providers: providers.map(({ providerId }) => providerId), allowedGameCodes };
}

export function identityOf({ code, subCategory }: GameModel): GameIdentity {
  return { code, provider: subCategory.id };
}

async function walletFacts(
  db: Reader,
  memberId: string,
  currency: string,
  promo: { readonly record: PromoRecord; readonly walletMode: WalletMode },
): Promise<WalletModeFacts> {
  const { walletMode, record } = promo;
  const { MAIN, CASINO } = await balances(db, memberId, currency);
  const minimumRealMoneyBalance = money.of(record.row.minimumRealMoneyMinor);
  return {
    promo: { walletMode, currency: record.row.currency, minimumRealMoneyBalance },
    currency,
    flags: defaultBalanceFlags,
    mainCash: money.of(MAIN),
    casinoCash: money.of(CASINO),
  };
}

/** Without an active promo the balances decide nothing (WMODE-13). */
export const noPromo = (currency: string): WalletModeFacts => ({
  promo: null,
  currency,
  flags: defaultBalanceFlags,
  mainCash: money.zero,
  casinoCash: money.zero,
});

export async function promoFacts(
  db: Reader,
  memberId: string,
  currency: string,
): Promise<Pick<PlayFacts, 'promoGames' | 'wallet'>> {
  const active = await activePromoRecord(db, memberId);
  if (!active) return { promoGames: null, wallet: noPromo(currency) };
  const wallet = await walletFacts(db, memberId, currency, active);
  return { promoGames: promoGamesOf(active.record), wallet };
}

/** Which share of a stake counts towards the active promo, in hundredths of a percent; null when none is in its currency. */
export async function countedShare(
  db: Reader,
  {
    memberId,
    currency,
    game,
  }: { readonly memberId: string; readonly currency: string; readonly game: GameModel },
): Promise<number | null> {
  const active = await activePromoRecord(db, memberId);
  return active?.currency === currency ? gameCounts(identityOf(game), turnoverRules(active.record)) : null;
}
