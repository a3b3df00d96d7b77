import { money } from '@magpie/domain/money';
import { betExperience, earnsRewards } from '@magpie/domain/play';
import type { Unit } from '#platform/worlds/index.ts';
import { countDecidedBet } from '../../achievements/index.ts';
import { openClaimDays } from '../../cashback/index.ts';
import { countForJackpots } from '../../jackpots/index.ts';
import { earnExperience } from '../../levels/index.ts';
import { countTowardsLockIn } from '../../lock-in/index.ts';
import { countPromoTurnover } from '../../promos/index.ts';
import { countTowardsTournaments } from '../../tournaments/index.ts';
import { identityOf } from '../active-promo.ts';
import { changeBet, hasOpenRound } from './store.ts';
import { tournamentBet } from './tournament-bet.ts';
import type { PaidBet } from './tournament-bet.ts';

export interface DecidedBet extends PaidBet {
  /** What was won, in fiat cents. */
  readonly fiatPayout: bigint;
}

async function countForPromo(
  unit: Unit,
  memberPromoId: string,
  { bet, game }: Pick<DecidedBet, 'bet' | 'game'>,
): Promise<void> {
  const { effectiveBetMinor: stake, currency } = bet;
  const roundOpen = await hasOpenRound(unit.db, memberPromoId);
  const settled = { memberPromoId, stake, currency, game: identityOf(game), roundOpen };
  const countedMinor = await countPromoTurnover(unit, settled);
  if (countedMinor !== null) await changeBet(unit, bet.id, { countedMinor });
}

/**
 * What a decided bet brings about beyond its own round: experience (LEVEL-06, LEVEL-07), progress of achievements
 * (ACH-03) and of a lock-in (LOCK-15), turnover of the promo that was active when it was placed (PROMO-46, PROMO-57), which
 * the bet keeps (BETS-17), scores of tournaments (TOUR-09), the claim days of cashbacks (CASHBK-23), and what it does to jackpots (JACK-11, JACK-12).
 */
export async function consequencesOf(
  unit: Unit,
  { bet, game, payout, fiatPayout }: DecidedBet,
): Promise<void> {
  const { memberId, effectiveBetMinor: stake, currency, memberPromoId, placedAt } = bet;
  const gain = betExperience({ stake: money.of(bet.fiatEffectiveBetMinor), payout: money.of(fiatPayout) });
  if (gain) await earnExperience(unit, memberId, gain);
  const won = fiatPayout > bet.fiatEffectiveBetMinor;
  await countDecidedBet(unit, { betId: bet.id, memberId, gameId: game.id, won });
  if (memberPromoId !== null) await countForPromo(unit, memberPromoId, { bet, game });
  await countTowardsLockIn(unit, { memberId, kind: 'TURNOVER', amount: stake, currency, placedAt });
  await countTowardsTournaments(unit, await tournamentBet(unit, { bet, game, payout }));
  if (earnsRewards(bet)) {
    await openClaimDays(unit, { memberId, currency, settledAt: unit.now.getTime() });
  }
  await countForJackpots(unit, { bet, payout, provider: game.subCategory.id });
}
