import { money } from '@magpie/domain/money';
import { betExperience, countedStake, earnsRewards, isBoughtBack, isWin } from '@magpie/domain/play';
import type { Unit } from '#platform/worlds/index.ts';
import { countDecidedBet } from '../../achievements/index.ts';
import { openClaimDays } from '../../cashback/index.ts';
import { countForJackpots } from '../../jackpots/index.ts';
import { earnExperience } from '../../levels/index.ts';
import { countTowardsLockIn } from '../../lock-in/index.ts';
import { countPromoTurnover, hasOpenRound } from '../../promos/index.ts';
import { countTowardsTournaments } from '../../tournaments/index.ts';
import { identityOf } from '../active-promo.ts';
import { changeBet } from './store.ts';
import type { BetRow } from './store.ts';
import { tournamentBet } from './tournament-bet.ts';
import type { DecidedBet } from './tournament-bet.ts';

/** The bet with what of its stake was at no risk, which it keeps (BETS-17). */
async function withRisk(unit: Unit, { bet, game }: DecidedBet, hedged: boolean): Promise<BetRow> {
  const counted = countedStake({
    stake: money.of(bet.effectiveBetMinor),
    payout: money.of(bet.payoutMinor),
    category: game.category,
    cashedOut: isBoughtBack({ bought: bet.boughtMinor, status: bet.status }),
    hedged,
  });
  const riskFreeMinor = bet.effectiveBetMinor - counted;
  if (riskFreeMinor > 0n) await changeBet(unit, bet.id, { riskFreeMinor });
  return { ...bet, riskFreeMinor };
}

async function countForPromo(unit: Unit, memberPromoId: string, { bet, game }: DecidedBet): Promise<void> {
  const { currency } = bet;
  const stake = bet.effectiveBetMinor - bet.riskFreeMinor;
  const roundOpen = await hasOpenRound(unit.db, memberPromoId);
  const settled = { memberPromoId, stake, currency, game: identityOf(game), roundOpen };
  const countedMinor = await countPromoTurnover(unit, settled);
  if (countedMinor !== null) await changeBet(unit, bet.id, { countedMinor });
}

/**
 * What a decided bet brings about beyond its own round: experience (LEVEL-06, LEVEL-07), progress of achievements
 * (ACH-03) and of a lock-in (LOCK-15), turnover of the promo that was active when it was placed (PROMO-46, PROMO-57), which
 * the bet keeps (BETS-17), scores of tournaments (TOUR-09), the claim days of cashbacks (CASHBK-23), and what it does to jackpots (JACK-11, JACK-12).
 * @param hedged whether another stake of the member covered the opposite result
 */
export async function consequencesOf(unit: Unit, decided: DecidedBet, hedged: boolean): Promise<void> {
  const { game } = decided;
  const bet = await withRisk(unit, decided, hedged);
  const { memberId, currency, memberPromoId, placedAt } = bet;
  const counted = bet.effectiveBetMinor - bet.riskFreeMinor;
  const settled = { stake: money.of(bet.fiatEffectiveBetMinor), payout: money.of(bet.fiatPayoutMinor) };
  const gain = betExperience({ ...settled, counted: money.of(counted) });
  if (gain) await earnExperience(unit, memberId, gain);
  const streakBet = { won: isWin(settled), stake: bet.effectiveBetMinor, riskFree: bet.riskFreeMinor };
  await countDecidedBet(unit, { betId: bet.id, memberId, gameId: game.id, ...streakBet });
  if (memberPromoId !== null) await countForPromo(unit, memberPromoId, { bet, game });
  await countTowardsLockIn(unit, { memberId, kind: 'TURNOVER', amount: counted, currency, placedAt });
  await countTowardsTournaments(unit, tournamentBet(unit.now, { bet, game }));
  if (earnsRewards(bet)) {
    await openClaimDays(unit, { memberId, currency, settledAt: unit.now.getTime() });
  }
  await countForJackpots(unit, { bet, payout: bet.payoutMinor, provider: game.subCategory.id });
}
