import type { PromoGames } from '@magpie/domain/games';
import type { Minor } from '@magpie/domain/money';
import type { WalletMode } from '@magpie/domain/play';
import type { Reader } from '../../platform/store/index.ts';

/** What play needs to know of a member's active promo. */
export interface PlayPromo {
  readonly walletMode: WalletMode;
  readonly minimumRealMoneyBalance: Minor;
  readonly games: PromoGames;
}

/** The member's active promo, or null. */
export async function activePromo(_db: Reader, _memberId: string): Promise<PlayPromo | null> {
  return Promise.resolve(null);
}
