import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { isExcludedByPromo } from '../games/index.ts';
import type { GameIdentity, PromoGames } from '../games/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import { bindsPlay } from './other-currency.ts';
import type { PlayReason } from './play-reasons.ts';
import { walletMode } from './wallet-mode.ts';
import type { WalletModeFacts } from './wallet-mode.ts';

export interface PlayFacts {
  readonly game: GameIdentity;
  readonly promoGames: PromoGames | null;
  readonly wallet: WalletModeFacts;
}

export interface PlayPlan {
  readonly mode: WalletMode;
}

/**
 * Promo exclusion comes before the wallet mode (PLAY-21), so an excluded game is never played with bonus money.
 * Without an active promo there is only cash (WMODE-13).
 */
export function decidePlay({ game, promoGames, wallet }: PlayFacts): Decision<PlayPlan, PlayReason> {
  const bound = bindsPlay(wallet.promo, wallet.currency);
  if (bound && isExcludedByPromo(game, promoGames)) return refuse('excluded');
  const mode = walletMode(wallet);
  if (mode === 'SWITCH') return refuse('switchRequired');
  return allow({ mode: mode === 'NONE' ? 'CASH' : mode });
}
