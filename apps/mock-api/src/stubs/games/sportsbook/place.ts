import { money } from '@magpie/domain/money';
import { decidePlacing, placingReasons } from '@magpie/domain/sportsbook';
import type { KnownBet, PlacingFacts, PlacingPlan, SentSlip } from '@magpie/domain/sportsbook';
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
import { placingIn } from './slip.ts';
import type { Placing } from './slip.ts';
import { addBet, changeBet, findBet, removeBet } from './store/index.ts';
import type { KeptBet } from './store/index.ts';

interface SentPlacing extends SentSlip {
  readonly placing: Placing;
}

interface EarlierBet extends KnownBet {
  readonly kept: KeptBet;
}

function sentAs(world: World, placing: Placing): SentPlacing {
  const legs = placing.legs.map(({ odds: seen, ...pick }) => ({
    ...pick,
    seen,
    now: offeredPick(world, pick)?.offer.odds ?? null,
  }));
  return { placing, legs, size: placing.size, unit: placing.unit, stakedFrom: placing.stakedFrom };
}

function knownAs(kept: KeptBet): EarlierBet {
  const { status, currency, size, unitMinor } = kept.bet;
  const legs = kept.legs.map(({ fixtureId: fixture, ...leg }) => ({ fixture, ...leg }));
  return { kept, status, currency, size, unit: money.of(unitMinor), legs };
}

async function factsAt(
  { db, world }: Unit,
  seat: Seat,
  placing: Placing | null,
): Promise<PlacingFacts<SentPlacing, EarlierBet>> {
  const { currency, stakes, stakedFrom } = seat.at;
  const kept = placing && (await findBet(db, seatKeyOf(seat), { requestId: placing.bet }));
  return {
    sent: placing && sentAs(world, placing),
    earlier: kept ? knownAs(kept) : null,
    ...{ currency, stakedFrom },
    ladder: stakes.map((stake) => money.parseOrZero(stake, currency.type)),
  };
}

type Placed = Extract<PlacingPlan<SentPlacing>, { kind: 'PLACE' }>;

async function keepIntent(
  unit: Unit,
  seat: Seat,
  { sent, terms, stake, stakedFrom }: Placed,
): Promise<KeptBet> {
  const { placing } = sent;
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
    stakedFrom,
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

async function planned(
  unit: Unit,
  seat: Seat,
  placing: Placing | null,
): Promise<Exclude<PlacingPlan<SentPlacing, EarlierBet>, { kind: 'PLACE' }>> {
  const decision = decidePlacing(await factsAt(unit, seat, placing));
  if (!decision.allowed) throw refusalOf(placingReasons, decision);
  const { plan } = decision;
  if (plan.kind !== 'PLACE') return plan;
  return { kind: 'STAKE', bet: knownAs(await keepIntent(unit, seat, plan)) };
}

/**
 * Places a bet as one round of the wallet (PLAY-26): its intent is kept, then its stake taken. The same request again is the
 * same bet.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND for what is not open, CONFLICT for other odds, for a bet that was given back or while
 *   no session has begun, INSUFFICIENT_BALANCE, PLAYED_MONEY_CHANGED, GAME_SESSION_ENDED, or IDEMPOTENCY_CONFLICT
 */
export async function placeAt(seat: Seat, body: unknown): Promise<KeptBet> {
  sessionAt(seat);
  const { world, wallet } = seat;
  return withSeatLock(world, seatKeyOf(seat), async () => {
    const plan = await world.write((unit) => planned(unit, seat, placingIn(body)));
    const { kept } = plan.bet;
    if (plan.kind === 'STAKE') return takeStake(seat, kept);
    if (plan.kind === 'REPEAT') return kept;
    await annulOpening(world, wallet, kept.bet);
    throw refusalOf(placingReasons, plan.refusal);
  });
}
