import { refuse } from '@magpie/domain/decision';
import { money } from '@magpie/domain/money';
import {
  cashOutReasons,
  cashOutShares,
  decideCashOut,
  decideQuote,
  isAboutToMove,
  quoteMs,
  stakeOf,
} from '@magpie/domain/sportsbook';
import type { LegNow, Quote } from '@magpie/domain/sportsbook';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { seatKeyOf } from '../seat-key.ts';
import type { Seat } from '../seat.ts';
import { payDecided } from './pay.ts';
import { offeredPick } from './listing.ts';
import { changeBet, decideBet, findBet, isPartSold, sellPart, termsOf } from './store/index.ts';
import type { BetRow, KeptBet, LegRow } from './store/index.ts';

const asking = z.object({ bet: z.string().max(64) });
const pricing = asking.extend({ share: z.literal(cashOutShares).default(100) });
const accepting = asking.extend({ quote: z.string().max(64) });

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw refusalOf(cashOutReasons, refuse('malformed'));
  return parsed.data;
}

async function betAt(unit: Unit, seat: Seat, id: string): Promise<KeptBet> {
  const found = await findBet(unit.db, seatKeyOf(seat), { id });
  if (!found) throw refusalOf(cashOutReasons, refuse('betUnknown'));
  return found;
}

function legNow(world: World, { fixtureId, market, selection, odds, state }: LegRow): LegNow {
  const found = offeredPick(world, { fixture: fixtureId, market, selection });
  const { chance = 0, odds: now = null } = found?.offer ?? {};
  const { fixture, match } = found?.entry ?? {};
  const moves = fixture && match ? isAboutToMove(fixture, match, world.now().getTime(), quoteMs) : false;
  return { odds, state, chance, now, moves };
}

/** States the price of a cash out of a bet or of a share of it, which is kept for 5 s (PLAY-32). @throws Refusal when there is none */
export async function quoteAt(seat: Seat, body: unknown) {
  const { bet: id, share } = read(pricing, body);
  const { world } = seat;
  return world.write(async (unit) => {
    const { bet, legs } = await betAt(unit, seat, id);
    const facts = {
      terms: termsOf(bet),
      share,
      legs: legs.map((leg) => legNow(world, leg)),
      open: bet.status === 'OPEN',
    };
    const decision = decideQuote(facts);
    if (!decision.allowed) throw refusalOf(cashOutReasons, decision);
    const { unit: part, price } = decision.plan;
    const quote = unit.id('quo');
    const quotedAt = unit.now.getTime();
    await changeBet(unit, id, { quoteId: quote, quoteMinor: price, quoteUnitMinor: part, quotedAt });
    return { quote, price: money.format(price, bet.currencyType), keptMs: quoteMs };
  });
}

const quoteOf = ({ quoteId: id, quoteMinor, quoteUnitMinor, quotedAt }: BetRow): Quote | null =>
  id === null || quoteMinor === null || quoteUnitMinor === null || quotedAt === null
    ? null
    : { id, unit: money.of(quoteUnitMinor), price: money.of(quoteMinor), madeAt: quotedAt };

/** Buys a bet or a part of it back at the price that was stated, and pays it. The same again is the same cash out. */
export async function cashOutAt(services: PlatformServices, seat: Seat, body: unknown): Promise<KeptBet> {
  const { bet: id, quote: taken } = read(accepting, body);
  const { world } = seat;
  await world.write(async (unit) => {
    const { bet, legs } = await betAt(unit, seat, id);
    if (bet.ending === 'CASHOUT' && bet.quoteId === taken) return;
    if (await isPartSold(unit.db, id, taken)) return;
    const decision = decideCashOut({
      open: bet.status === 'OPEN',
      left: termsOf(bet).unit,
      quote: quoteOf(bet),
      taken,
      now: unit.now.getTime(),
    });
    if (!decision.allowed) throw refusalOf(cashOutReasons, decision);
    const { whole, price, unit: sold } = decision.plan;
    if (whole) {
      await decideBet(unit, id, { ending: 'CASHOUT', payout: price });
      return;
    }
    const stakeMinor = stakeOf({ size: bet.size, unit: sold }, legs.length);
    await sellPart(unit, { betId: id, quoteId: taken, stakeMinor }, decision.plan);
  });
  await payDecided(services, world);
  return world.write((unit) => betAt(unit, seat, id));
}
