import { refuse } from '@magpie/domain/decision';
import { money } from '@magpie/domain/money';
import { decideStake, stakeReasons } from '@magpie/domain/play';
import { decideSlip, slipReasons } from '@magpie/domain/sportsbook';
import type { SlipPlan } from '@magpie/domain/sportsbook';
import { studioReasons } from '@magpie/domain/studio';
import { refusalOf } from '#platform/graphql/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { withSeatLock } from '../rounds/seat-lock.ts';
import { seatKeyOf } from '../seat-key.ts';
import { sessionAt } from '../seat.ts';
import type { Seat } from '../seat.ts';
import { isRefusedForGood } from '../wallet-calls.ts';
import { annulOpening } from './pay.ts';
import { offeredPick } from './listing.ts';
import { decideBets } from './settle.ts';
import { readPlacing } from './slip.ts';
import type { Placing, SentLeg } from './slip.ts';
import { addBet, changeBet, findBet, removeBet } from './store/index.ts';
import type { KeptBet } from './store/index.ts';

const legsNow = (world: World, legs: readonly SentLeg[]) =>
  legs.map(({ odds: seen, ...pick }) => ({
    ...pick,
    seen,
    now: offeredPick(world, pick)?.offer.odds ?? null,
  }));

/** @throws Refusal with what is wrong with the slip or its stake */
function planOf({ world, at }: Seat, { legs, size, unit }: Placing): SlipPlan {
  const { type } = at.currency;
  const ladder = at.stakes.map((stake) => money.parseOrZero(stake, type));
  const holdToLimits = (stake: string) => {
    const staked = decideStake({ play: 'SPORTSBOOK', type, ladder, stake });
    if (!staked.allowed) throw refusalOf(stakeReasons, staked);
  };
  // The unit first, because its text is what the member typed, and what it comes to over the lines may be past all bounds.
  holdToLimits(unit);
  const slip = { legs: legsNow(world, legs), size, unit: money.parseOrZero(unit, type) };
  const decision = decideSlip(slip);
  if (!decision.allowed) throw refusalOf(slipReasons, decision);
  holdToLimits(money.format(decision.plan.stake, type));
  return decision.plan;
}

async function keepIntent(unit: Unit, seat: Seat, placing: Placing): Promise<KeptBet> {
  const { terms, stake } = planOf(seat, placing);
  const { code: currency, type: currencyType } = seat.at.currency;
  const legs = placing.legs.map(({ fixture: fixtureId, market, selection, odds }) => {
    const endsAt =
      offeredPick(unit.world, { fixture: fixtureId, market, selection })?.entry.match.endsAt ?? 0;
    return { fixtureId, market, selection, odds, state: 'OPEN' as const, endsAt };
  });
  const bet = {
    ...seatKeyOf(seat),
    gameSession: sessionAt(seat),
    requestId: placing.bet,
    ...{ currency, currencyType },
    status: 'OPENING',
    size: terms.size,
    unitMinor: terms.unit,
    stakeMinor: stake,
    stakedFrom: (placing.stakedFrom === undefined ? seat.at.stakedFrom : placing.stakedFrom) ?? 'CASH',
    placedAt: unit.now.getTime(),
  } as const;
  return addBet(
    unit,
    {
      ...bet,
      ending: null,
      ...{ decidedAt: null, lastSeqBeforeDecision: null },
      ...{ quoteId: null, quoteMinor: null, quoteUnitMinor: null, quotedAt: null },
    },
    legs,
  );
}

/** Takes the stake of a bet. @throws WalletUnanswered when it is not known whether it was taken; the bet stays OPENING */
async function takeStake({ world, wallet }: Seat, { bet, legs }: KeptBet): Promise<KeptBet> {
  const { id, gameSession, currency, currencyType, stakeMinor, stakedFrom } = bet;
  const amount = money.format(money.of(stakeMinor), currencyType);
  const staked = { round: id, gameSession, amount, currency, ...(stakedFrom !== null && { stakedFrom }) };
  try {
    await wallet.bet(staked);
  } catch (error) {
    if (isRefusedForGood(error)) {
      await world.write((unit) => removeBet(unit, id));
    }
    throw error;
  }
  const open = await world.write(async (unit) => {
    const row = await changeBet(unit, id, { status: 'OPEN' });
    // Its matches may be over since it was sent.
    await decideBets(unit, [id]);
    return row;
  });
  return { bet: open, legs };
}

function isSame({ bet, legs }: KeptBet, { at }: Seat, sent: Placing): boolean {
  const unit = money.parseOrZero(sent.unit, at.currency.type);
  const same =
    bet.currency === at.currency.code &&
    bet.size === sent.size &&
    bet.unitMinor === unit &&
    legs.length === sent.legs.length;
  return (
    same &&
    sent.legs.every(({ fixture, market, selection, odds }, index) => {
      const leg = legs[index];
      return (
        leg?.fixtureId === fixture &&
        leg.market === market &&
        leg.selection === selection &&
        leg.odds === odds
      );
    })
  );
}

/**
 * The bet of a request that came before. Time has passed since: one whose stake has no answer is placed only if it still can be,
 * and given back otherwise, so that nobody places it knowing how its matches went.
 */
async function placedBefore(seat: Seat, kept: KeptBet, placing: Placing): Promise<KeptBet> {
  if (!isSame(kept, seat, placing)) throw refusalOf(studioReasons, refuse('otherOrder'));
  const { bet } = kept;
  if (bet.status === 'ANNULLED') throw refusalOf(slipReasons, refuse('givenBack'));
  if (bet.status !== 'OPENING') return kept;
  try {
    planOf(seat, placing);
  } catch (refusal) {
    await annulOpening(seat.world, seat.wallet, bet);
    throw refusal;
  }
  return takeStake(seat, kept);
}

/**
 * Places a bet as one round of the wallet (PLAY-26): its intent is kept, then its stake taken. The same request again is the
 * same bet.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND for what is not open, CONFLICT for other odds, for a bet that was given back or while
 *   no session has begun, INSUFFICIENT_BALANCE, PLAYED_MONEY_CHANGED, GAME_SESSION_ENDED, or IDEMPOTENCY_CONFLICT
 */
export async function placeAt(seat: Seat, body: unknown): Promise<KeptBet> {
  sessionAt(seat);
  const placing = readPlacing(body);
  const seatKey = seatKeyOf(seat);
  return withSeatLock(seat.world, seatKey, async () => {
    const earlier = await findBet(seat.world.db, seatKey, { requestId: placing.bet });
    if (earlier) return placedBefore(seat, earlier, placing);
    return takeStake(seat, await seat.world.write((unit) => keepIntent(unit, seat, placing)));
  });
}
