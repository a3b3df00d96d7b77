import { excludedMessage, isExcludedByPromo } from '../games/index.ts';
import type { GameIdentity, PromoGames } from '../games/index.ts';
import type { WalletMode } from '../wallets/index.ts';
import { walletMode } from './wallet-mode.ts';
import type { WalletModeFacts } from './wallet-mode.ts';

/** What decides whether a member may play a game now, at its launch and at every bet. */
export interface PlayFacts {
  readonly game: GameIdentity;
  /** What the active promo says about games; null without one. */
  readonly promoGames: PromoGames | null;
  readonly wallet: WalletModeFacts;
}

/** Whether a game is played, with which money, or why not. */
export type PlayDecision =
  | { readonly kind: 'PLAY'; readonly mode: WalletMode }
  | { readonly kind: 'EXCLUDED' }
  | { readonly kind: 'SWITCH' };

/**
 * Decides about play: promo exclusion is checked first and the wallet mode second (PLAY-21), so an excluded game is never
 * played with bonus money. Without an active promo there is only cash (WMODE-13).
 */
export function decidePlay({ game, promoGames, wallet }: PlayFacts): PlayDecision {
  if (isExcludedByPromo(game, promoGames)) return { kind: 'EXCLUDED' };
  const mode = walletMode(wallet);
  if (mode === 'SWITCH') return { kind: 'SWITCH' };
  return { kind: 'PLAY', mode: mode === 'NONE' ? 'CASH' : mode };
}

/** Why a launch or a bet is refused: the code of the contract, and what the person is told. */
export const playRefusals = {
  VENDOR_ACCOUNT: {
    code: 'VENDOR_ACCOUNT_REQUIRED',
    text: 'The game has not been prepared yet. Go back to the lobby and open it again.',
  },
  EXCLUDED: { code: 'GAME_EXCLUDED', text: excludedMessage },
  SWITCH: {
    code: 'WALLET_MODE_SWITCH_REQUIRED',
    text: 'Your cash has run low. Switch to bonus mode or make a deposit to play on.',
  },
  SESSION_OVER: {
    code: 'GAME_SESSION_ENDED',
    text: 'This game session has ended. Go back to the lobby and open the game again.',
  },
} as const;
