import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decideFreeSpin } from '../free-spins/index.ts';
import type { FreeSpinFacts } from '../free-spins/index.ts';
import type { GameIdentity } from '../games/index.ts';
import { decidePlay } from './decide-play.ts';
import type { PlayFacts, PlayPlan } from './decide-play.ts';
import type { LaunchReason } from './launch-reasons.ts';

export interface LaunchVendor {
  /** Whether the launch names the game's own vendor, another one, or none that exists. */
  readonly named: 'OWN' | 'OTHER' | 'UNKNOWN';
  /** Whether the game's own vendor is not IN_MAINTENANCE (PLAY-20). */
  readonly active: boolean;
  /** Whether the member has an account there for one of the game's categories (PLAY-27). */
  readonly account: boolean;
}

export interface LaunchFacts<Game extends GameIdentity> extends Omit<PlayFacts, 'game'> {
  readonly signedIn: boolean;
  /** Return address; null where that is not checked. */
  readonly lobby: string | null;
  readonly game: Game | null;
  /** Null while not known; the platform checks it. */
  readonly vendor: LaunchVendor | null;
  /** Null for play from the wallets. */
  readonly freeSpin: FreeSpinFacts | null;
}

export interface LaunchPlan<Game extends GameIdentity> extends PlayPlan {
  readonly game: Game;
  /** Return address; null when none was given. */
  readonly lobby: string | null;
}

const longestAddress = 2048;

function webAddress(text: string): string | null {
  const url = text.length <= longestAddress && URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

function vendorReason({ named, active, account }: LaunchVendor): LaunchReason | null {
  if (named === 'UNKNOWN') return 'vendorUnknown';
  if (named === 'OTHER') return 'otherVendor';
  if (!active) return 'vendorInMaintenance';
  return account ? null : 'vendorAccountMissing';
}

/**
 * Order: login (PLAY-01), game, vendor (PLAY-20, PLAY-27), then promo exclusion and wallet mode (PLAY-21). Free spins stake
 * nothing of the wallets, so these two decide nothing about them (SPIN-21).
 */
export function decideLaunch<Game extends GameIdentity>(
  facts: LaunchFacts<Game>,
): Decision<LaunchPlan<Game>, LaunchReason> {
  const { game, vendor, freeSpin, promoGames, wallet } = facts;
  if (!facts.signedIn) return refuse('signedOut');
  const lobby = facts.lobby === null ? null : webAddress(facts.lobby);
  if (facts.lobby !== null && lobby === null) return refuse('lobbyUnusable');
  if (!game) return refuse('gameUnknown');
  const wrong = vendor && vendorReason(vendor);
  if (wrong) return refuse(wrong);
  if (freeSpin) {
    const spins = decideFreeSpin(freeSpin);
    return spins.allowed ? allow({ game, lobby, mode: 'CASH' }) : spins;
  }
  const play = decidePlay({ game, promoGames, wallet });
  return play.allowed ? allow({ ...play.plan, game, lobby }) : play;
}
