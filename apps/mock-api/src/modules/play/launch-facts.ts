import type { GameIdentity } from '@magpie/domain/games';
import type { LaunchFacts, LaunchVendor } from '@magpie/domain/play';
import type { Reader } from '#platform/store/index.ts';
import { spinsInGame } from '../free-spins/index.ts';
import type { Catalogue, GameModel } from '../games/index.ts';
import { activeCurrency } from '../wallets/index.ts';
import { identityOf, noPromo, promoFacts } from './active-promo.ts';
import { hasVendorAccount } from './store/index.ts';

export interface LaunchableGame extends GameIdentity {
  readonly model: GameModel;
}

export interface LaunchAsk {
  readonly memberId: string;
  readonly game: string;
  /** Id; null where the vendor is not named. */
  readonly vendor: string | null;
  readonly lobby: string | null;
  /** Id of the member's free spins that are to be played; null for play from the wallets. */
  readonly freeSpin: string | null;
}

function namedVendor(catalogue: Catalogue, game: GameModel, vendor: string | null): LaunchVendor['named'] {
  if (vendor === null || vendor === game.vendor.id) return 'OWN';
  return catalogue.vendors.some(({ id }) => id === vendor) ? 'OTHER' : 'UNKNOWN';
}

async function vendorFacts(
  db: Reader,
  catalogue: Catalogue,
  game: GameModel,
  { memberId, vendor }: LaunchAsk,
): Promise<LaunchVendor> {
  const gameCategoryIds = game.gameCategories.map(({ id }) => id);
  return {
    named: namedVendor(catalogue, game, vendor),
    active: game.vendor.state === 'ACTIVE',
    account: await hasVendorAccount(db, { memberId, vendorId: game.vendor.id, gameCategoryIds }),
  };
}

/** What decides about a launch now (PLAY-20, PLAY-21, PLAY-27). */
export async function launchFacts(
  { db, now }: { readonly db: Reader; readonly now: Date },
  catalogue: Catalogue,
  ask: LaunchAsk,
): Promise<LaunchFacts<LaunchableGame>> {
  const { memberId, freeSpin, lobby } = ask;
  const model = catalogue.gameById.get(ask.game);
  if (!model) {
    const nothing = { vendor: null, freeSpin: null, promoGames: null, wallet: noPromo('') };
    return { signedIn: true, lobby, game: null, ...nothing };
  }
  const spins = freeSpin === null ? null : await spinsInGame(db, { memberId, freeSpin, gameId: model.id });
  const currency = spins?.currency ?? (await activeCurrency(db, memberId));
  return {
    signedIn: true,
    lobby,
    game: { ...identityOf(model), model },
    vendor: await vendorFacts(db, catalogue, model, ask),
    freeSpin: freeSpin === null ? null : { spins: spins?.held ?? null, now },
    ...(await promoFacts(db, memberId, currency)),
  };
}
