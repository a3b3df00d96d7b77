import { createHash } from 'node:crypto';
import type { GameKind } from '@magpie/domain/studio';
import type { GameModel } from '#modules/games/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { Asset } from '../../assets.ts';
import { modelOf } from '../rounds/replay.ts';
import { pastRound } from './kept.ts';
import { readPass } from './pass.ts';

/** The kind of game that a pass shows a round of; null for one that is spent, which the page says when it asks. */
export async function kindOfPass(
  { settings, registry }: PlatformServices,
  game: GameModel,
  text: string,
): Promise<GameKind | null> {
  try {
    const { pass, world } = await readPass(settings.jwtSecret, registry, { text, code: game.code });
    return modelOf(await pastRound(world, game, pass)).kind;
  } catch {
    return null;
  }
}

/** The page of a game as it shows one past round: nothing can be staked on it. */
export function ofPastRound({ type, body }: Asset): Asset {
  const html = body
    .toString('utf8')
    .replace('</head>', '<link rel="stylesheet" href="/games/assets/past-round.css" />\n</head>')
    .replace('<body>', '<body class="past-round">');
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { type, body: Buffer.from(html), etag };
}
