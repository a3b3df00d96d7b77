import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { turnoverShare } from '@magpie/domain/promos';
import {
  betName,
  decideSlipDraft,
  marketKinds,
  maximumLegs,
  slipDraftReasons,
  slipKinds,
} from '@magpie/domain/sportsbook';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import { seatKeyOf } from '../seat-key.ts';
import type { Seat } from '../seat.ts';
import { offeredPick } from './listing.ts';
import { keptSlip, saveSlip } from './store/index.ts';
import { legView } from './view.ts';

const leg = z.object({
  fixture: z.string().max(20),
  market: z.enum(marketKinds),
  selection: z.string().max(10),
  odds: z.number().int().min(100).max(100_000),
});

const slip = z.object({
  // One more than a bet has, so that it is the rule that refuses it.
  legs: z.array(leg).max(maximumLegs + 1),
  size: z.number().int(),
  unit: z.string().max(40),
});

const placing = slip.extend({
  bet: z.string().regex(/^[\w-]{8,64}$/),
  stakedFrom: z.enum(['CASH', 'BONUS']).nullable().optional(),
});

export type Placing = z.infer<typeof placing>;

export const placingIn = (body: unknown): Placing | null => placing.safeParse(body).data ?? null;

/** What a stake would count towards the active promo; null without one. */
function countsOf({ at, game }: Seat, amount: Minor): string | null {
  const { counts, currency } = at;
  if (counts === null) return null;
  const identity = { code: game.code, provider: game.subCategory.id };
  const contributions = [{ provider: game.subCategory.id, share: counts }];
  const rules = { currency: currency.code, contributions, allowedGameCodes: [] };
  return money.format(turnoverShare({ amount, currency: currency.code }, identity, rules), currency.type);
}

type Slip = z.infer<typeof slip>;

/**
 * A slip as it stands: each selection with its odds now, and for every kind of bet that can be made of it what it stakes,
 * returns at most and counts towards a promo; null for what is past all bounds.
 */
function slipView(seat: Seat, { legs, size, unit: text }: Slip) {
  const { world, at } = seat;
  const { type } = at.currency;
  const unit = money.parseOrZero(text, type);
  const offers = legs.map((sent) => ({ sent, found: offeredPick(world, sent) }));
  const open = offers.map(({ sent, found }) => ({
    fixture: sent.fixture,
    odds: found?.offer.odds ?? sent.odds,
    state: 'OPEN' as const,
  }));
  const kinds = slipKinds(open, unit).map(({ stake, returns, ...kind }) => ({
    ...kind,
    name: betName(legs.length, kind.size),
    stake: stake === null ? null : money.format(stake, type),
    returns: returns === null ? null : money.format(returns, type),
    counts: stake === null ? null : countsOf(seat, stake),
  }));
  return {
    size,
    unit: text,
    legs: offers.map(({ sent, found }) => ({
      ...sent,
      now: found?.offer.odds ?? null,
      ...(found && legView(found.entry.fixture, found.market, sent.selection)),
    })),
    kinds,
  };
}

/** Keeps a slip for the next time, and tells how it stands. @throws Refusal BAD_USER_INPUT */
export async function slipAt(seat: Seat, body: unknown) {
  const decision = decideSlipDraft(slip.safeParse(body).data ?? null);
  if (!decision.allowed) throw refusalOf(slipDraftReasons, decision);
  const { slip: sent } = decision.plan;
  // Before it is kept, so that none is kept that cannot be shown again.
  const view = slipView(seat, sent);
  await seat.world.write((unit) => saveSlip(unit, seatKeyOf(seat), sent));
  return view;
}

/** The slip that a member left; null for none. */
export async function slipLeft(seat: Seat) {
  const kept = await keptSlip(seat.world.db, seatKeyOf(seat));
  const parsed = kept === null ? null : slip.safeParse(JSON.parse(kept));
  return parsed?.success === true && parsed.data.legs.length > 0 ? slipView(seat, parsed.data) : null;
}
