import type { PromoGames } from '@magpie/domain/games';
import type { WalletMode } from '@magpie/domain/play';
import type { Reader } from '../../platform/store/index.ts';
import { activeRow, promoRecord } from '../promos/index.ts';

/** Whose money a member's bets are placed with now: that of the active promo's mode, cash without one (WMODE). */
export async function modeOf(db: Reader, memberId: string): Promise<WalletMode> {
  return (await activeRow(db, memberId))?.wallet_mode ?? 'CASH';
}

/** What the member's active promo says about games; null without one (PROMO-39). Providers are named by their id. */
export async function promoGamesOf(db: Reader, memberId: string): Promise<PromoGames | null> {
  const active = await activeRow(db, memberId);
  const record = active && (await promoRecord(db, active.promo_id));
  if (!record) return null;
  return {
    providers: record.providers.map(({ provider_id }) => provider_id),
    allowedGameCodes: record.allowedGameCodes,
  };
}
