import { money } from '@magpie/domain/money';
import { betExperience } from '@magpie/domain/play';
import type { Unit } from '#platform/worlds/index.ts';
import { countDecidedBet } from '../../achievements/index.ts';
import { earnExperience } from '../../levels/index.ts';
import { countTowardsLockIn } from '../../lock-in/index.ts';
import { countPromoTurnover } from '../../promos/index.ts';
import type { GameModel } from '../../games/index.ts';
import { identityOf } from '../active-promo.ts';
import { hasOpenRound } from './store.ts';
import type { BetRow } from './store.ts';

export interface DecidedBet {
  readonly bet: BetRow;
  readonly game: GameModel;
  /** What was won, in fiat cents. */
  readonly fiatPayout: bigint;
}

/**
 * What a decided bet brings about beyond its own round: experience (LEVEL-06, LEVEL-07), progress of achievements
 * (ACH-03) and of a lock-in (LOCK-15), and turnover of the promo that was active when it was placed (PROMO-46, PROMO-57).
 */
export async function consequencesOf(unit: Unit, { bet, game, fiatPayout }: DecidedBet): Promise<void> {
  const { memberId, effectiveBetMinor: stake, currency, memberPromoId } = bet;
  const gain = betExperience({ stake: money.of(bet.fiatEffectiveBetMinor), payout: money.of(fiatPayout) });
  if (gain) await earnExperience(unit, memberId, gain);
  const won = fiatPayout > bet.fiatEffectiveBetMinor;
  await countDecidedBet(unit, { betId: bet.id, memberId, gameId: game.id, won });
  if (memberPromoId !== null) {
    const roundOpen = await hasOpenRound(unit.db, memberPromoId);
    await countPromoTurnover(unit, { memberPromoId, stake, currency, game: identityOf(game), roundOpen });
  }
  await countTowardsLockIn(unit, { memberId, kind: 'TURNOVER', amount: stake, currency });
}
