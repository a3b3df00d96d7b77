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
import type { CashOutPlan, LegNow, Quote, QuotedBet, SoldBet } from '@magpie/domain/sportsbook';
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

/** The bet that is meant; null where nothing is asked or the member has none of that name. */
const betAt = async (unit: Unit, seat: Seat, asked: { readonly bet: string } | undefined) =>
  (asked && (await findBet(unit.db, seatKeyOf(seat), { id: asked.bet }))) ?? null;

function legNow(world: World, { fixtureId, market, selection, odds, state }: LegRow): LegNow {
  const found = offeredPick(world, { fixture: fixtureId, market, selection });
  const { chance = 0, odds: now = null } = found?.offer ?? {};
  const { fixture, match } = found?.entry ?? {};
  const moves = fixture && match ? isAboutToMove(fixture, match, world.now().getTime(), quoteMs) : false;
  return { odds, state, chance, now, moves };
}

interface Quoted extends QuotedBet {
  readonly row: BetRow;
}

const quotedAs = (world: World, { bet: row, legs }: KeptBet): Quoted => ({
  row,
  terms: termsOf(row),
  legs: legs.map((leg) => legNow(world, leg)),
  open: row.status === 'OPEN',
});

/** States the price of a cash out of a bet or of a share of it, which is kept for 5 s (PLAY-32). @throws Refusal when there is none */
export async function quoteAt(seat: Seat, body: unknown) {
  const asked = pricing.safeParse(body).data;
  const { world } = seat;
  return world.write(async (unit) => {
    const kept = await betAt(unit, seat, asked);
    const bet = kept && quotedAs(world, kept);
    const decision = decideQuote({ share: asked?.share ?? null, bet });
    if (!decision.allowed) throw refusalOf(cashOutReasons, decision);
    const {
      unit: part,
      price,
      bet: { row },
    } = decision.plan;
    const quote = unit.id('quo');
    const quotedAt = unit.now.getTime();
    await changeBet(unit, row.id, { quoteId: quote, quoteMinor: price, quoteUnitMinor: part, quotedAt });
    return { quote, price: money.format(price, row.currencyType), keptMs: quoteMs };
  });
}

const quoteOf = ({ quoteId: id, quoteMinor, quoteUnitMinor, quotedAt }: BetRow): Quote | null =>
  id === null || quoteMinor === null || quoteUnitMinor === null || quotedAt === null
    ? null
    : { id, unit: money.of(quoteUnitMinor), price: money.of(quoteMinor), madeAt: quotedAt };

interface Sold extends SoldBet {
  readonly kept: KeptBet;
}

async function soldAs({ db }: Unit, kept: KeptBet, quoteId: string | null): Promise<Sold> {
  const { bet } = kept;
  return {
    kept,
    open: bet.status === 'OPEN',
    ending: bet.ending,
    left: termsOf(bet).unit,
    quote: quoteOf(bet),
    partSold: quoteId !== null && (await isPartSold(db, bet.id, quoteId)),
  };
}

type Bought = Extract<CashOutPlan<Sold>, { kind: 'BUY' }>;

async function buyBack(unit: Unit, { bet: sold, quote: quoteId, ...part }: Bought): Promise<void> {
  const { bet, legs } = sold.kept;
  if (part.whole) {
    await decideBet(unit, bet.id, { ending: 'CASHOUT', payout: part.price });
    return;
  }
  const stakeMinor = stakeOf({ size: bet.size, unit: part.unit }, legs.length);
  await sellPart(unit, { betId: bet.id, quoteId, stakeMinor }, part);
}

/** Buys a bet or a part of it back at the price that was stated, and pays it. The same again is the same cash out. */
export async function cashOutAt(services: PlatformServices, seat: Seat, body: unknown): Promise<KeptBet> {
  const asked = accepting.safeParse(body).data;
  const { world } = seat;
  const kept = await world.write(async (unit) => {
    const found = await betAt(unit, seat, asked);
    const taken = asked?.quote ?? null;
    const bet = found && (await soldAs(unit, found, taken));
    const decision = decideCashOut({ taken, bet, now: unit.now.getTime() });
    if (!decision.allowed) throw refusalOf(cashOutReasons, decision);
    const { plan } = decision;
    if (plan.kind === 'BUY') await buyBack(unit, plan);
    return plan.bet.kept;
  });
  await payDecided(services, world);
  return (await findBet(world.db, seatKeyOf(seat), { id: kept.bet.id })) ?? kept;
}
