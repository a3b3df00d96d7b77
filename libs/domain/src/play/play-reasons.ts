import type { ReasonTable } from '../decision/index.ts';
import { excludedMessage } from '../games/index.ts';

export type PlayReason = 'excluded' | 'switchRequired';

/** In the order of the checks (PLAY-21). */
export const playReasons = {
  excluded: { code: 'GAME_EXCLUDED', text: () => excludedMessage },
  switchRequired: {
    code: 'WALLET_MODE_SWITCH_REQUIRED',
    text: () => 'Your cash has run low. Choose how to play on.',
    mend: 'switchWalletMode',
  },
} as const satisfies ReasonTable<PlayReason>;
