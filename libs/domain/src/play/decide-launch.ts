import { allow, refuse } from '../decision/index.ts';
import type { Decision } from '../decision/index.ts';
import { decideFreeSpin } from '../free-spins/index.ts';
import type { FreeSpinFacts } from '../free-spins/index.ts';
import type { GameIdentity } from '../games/index.ts';
import { decidePlay } from './decide-play.ts';
import type { PlayFacts, PlayPlan } from './decide-play.ts';
import type { LaunchReason } from './launch-reasons.ts';

/** The vendor of a launch. */
export interface LaunchVendor {
  /** The vendor that the launch names: the game's own, another one, or none that there is. */
  readonly named: 'OWN' | 'OTHER' | 'UNKNOWN';
  /** Whether the game's own vendor is not IN_MAINTENANCE (PLAY-20). */
  readonly active: boolean;
  /** Whether the member has an account there for one of the game's categories (PLAY-27). */
  readonly account: boolean;
}

/** What decides whether a game is launched. */
export interface LaunchFacts<Game extends GameIdentity> extends Omit<PlayFacts, 'game'> {
  readonly signedIn: boolean;
  /** Where the game is to lead back to; null where that is not asked. */
  readonly lobby: string | null;
  /** Null when there is none of that id. */
  readonly game: Game | null;
  /** Null where it is not known: the platform finds out. */
  readonly vendor: LaunchVendor | null;
  /** The free spins that are to be played; null for play from the wallets, and where nothing is known of them. */
  readonly freeSpin: FreeSpinFacts | null;
}

/** How a game is launched. */
export interface LaunchPlan<Game extends GameIdentity> extends PlayPlan {
  readonly game: Game;
  /** Web address of the way back; null where none was asked for. */
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
 * Decides about a launch, before its steps and at each of them: a visitor logs in first (PLAY-01); then come the game, its
 * vendor (PLAY-20, PLAY-27), the free spins, promo exclusion and the wallet mode (PLAY-21).
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
  const spins = freeSpin ? decideFreeSpin(freeSpin) : allow();
  if (!spins.allowed) return spins;
  const play = decidePlay({ game, promoGames, wallet });
  return play.allowed ? allow({ ...play.plan, game, lobby }) : play;
}
