import type { ReasonTable } from '../decision/index.ts';
import { freeSpinReasons } from '../free-spins/index.ts';
import type { FreeSpinReason } from '../free-spins/index.ts';
import { playReasons } from './play-reasons.ts';
import type { PlayReason } from './play-reasons.ts';

export type LaunchReason =
  | 'signedOut'
  | 'lobbyUnusable'
  | 'gameUnknown'
  | 'vendorUnknown'
  | 'otherVendor'
  | 'vendorInMaintenance'
  | 'vendorAccountMissing'
  | FreeSpinReason
  | PlayReason;

/** In the order of the checks (PLAY-01, PLAY-20, PLAY-27, PLAY-21). */
export const launchReasons = {
  signedOut: { code: 'UNAUTHENTICATED', text: () => 'Log in to play.', mend: 'loginModal' },
  lobbyUnusable: {
    code: 'BAD_USER_INPUT',
    text: () => 'siteLobbyUrl must be a web address.',
    field: 'siteLobbyUrl',
  },
  gameUnknown: { code: 'NOT_FOUND', text: () => 'There is no such game.' },
  vendorUnknown: { code: 'NOT_FOUND', text: () => 'There is no such vendor.' },
  otherVendor: { code: 'NOT_FOUND', text: () => 'The vendor does not run this game.' },
  vendorInMaintenance: {
    code: 'VENDOR_IN_MAINTENANCE',
    text: () => 'This game is being worked on. Please try again later.',
  },
  vendorAccountMissing: {
    code: 'VENDOR_ACCOUNT_REQUIRED',
    text: () => 'The game has not been prepared yet. Go back to the lobby and open it again.',
  },
  ...freeSpinReasons,
  ...playReasons,
} as const satisfies ReasonTable<LaunchReason>;
