import { beforeAll } from 'vitest';
import { catalogueOf } from '#modules/games/index.ts';
import { vendorKey } from '#platform/signed-calls/index.ts';
import { kinds, playKind } from '../kit/kinds.ts';
import { seatedAtGame } from '../kit/launches.ts';
import { platformForFile } from '../kit/platform-for-file.ts';
import { newPlayer, PLAY_SECRET, startPlayPlatform } from '../kit/play.ts';
import { pageCall } from '../kit/play-calls.ts';
import { passConformance, roundPageConformance } from './game-server.ts';
import type { GameServerAccess, PassAccess } from './game-server.ts';

const platform = platformForFile(startPlayPlatform);

const given = process.env['GAME_SERVER_ACCESS'];

/** A round of hi-lo waits for its player until it is cashed out. */
const [, hiLo] = kinds.find(([name]) => name === 'hi-lo') ?? [];

async function studio(): Promise<PassAccess> {
  if (!hiLo) throw new Error('Hi-lo is not among the kinds.');
  const { player, ticket } = await seatedAtGame(platform, hiLo.code);
  const { world } = player;
  const { gameByCode, gameById } = await catalogueOf(world);
  const game = gameByCode.get(hiLo.code);
  const beside = [...gameById.values()].find(
    ({ id, vendor }) => vendor.id === game?.vendor.id && id !== game.id,
  );
  if (!game || !beside) throw new Error('The vendor of hi-lo has no other game.');
  const past = await playKind(platform, hiLo, { ticket, request: 'request-1' });
  const order = { ticket, request: 'request-2', stake: hiLo.stake };
  const { body: open } = await pageCall(platform, 'begin', order, hiLo.code);
  const at = { member: player.id, game: game.id };
  return {
    url: platform.url,
    vendor: game.vendor.id,
    key: vendorKey(PLAY_SECRET, game.vendor.id),
    world: world.id,
    incarnation: world.incarnation,
    now: () => Math.floor(world.now().getTime() / 1000),
    past: { ...at, round: past.round },
    open: { ...at, round: String(open['round']) },
    other: { member: (await newPlayer(platform, world)).id, game: beside.id },
    origins: ['http://localhost:4200'],
    later: async (seconds) => {
      await world.clock.advance(`PT${String(seconds)}S`);
    },
  };
}

let access: GameServerAccess;
let own: PassAccess;

/*
 * A foreign game server is tried by GAME_SERVER_ACCESS, the fields of GameServerAccess as JSON (the time is then that of this
 * machine); otherwise it is the studio, reached over HTTP.
 */
beforeAll(async () => {
  if (given === undefined) {
    own = await studio();
    access = own;
    return;
  }
  const fields = JSON.parse(given) as Omit<GameServerAccess, 'now'>;
  access = { ...fields, now: () => Math.floor(Date.now() / 1000) };
});

roundPageConformance(() => access);
// The clock of a foreign world is not moved from here, and its page may ask in another way.
if (given === undefined) passConformance(() => own);
