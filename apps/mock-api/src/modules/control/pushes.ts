import { z } from 'zod';
import {
  controlReasons,
  decideEventBody,
  decideEventData,
  decideEventName,
  decideEventTotal,
  eventPartReasons,
} from '@magpie/domain/control';
import { refusalText } from '@magpie/domain/decision';
import { currencies } from '@magpie/domain/money';
import { totalOfBalances } from '@magpie/domain/wallets';
import { MemberStatus } from '@magpie/gql/enums';
import { refusalOf } from '#platform/graphql/index.ts';
import type { JsonObject } from '#platform/store/index.ts';
import type { Unit, World } from '#platform/worlds/index.ts';
import { memberUpdatedBody } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { findMessage, sendMessage } from '../messages/index.ts';
import { balancePayload } from '../wallets/index.ts';
import { findMember } from './members.ts';

const decimal = z.string().regex(/^-?\d{1,20}(\.\d{1,8})?$/);
const codes = currencies.map((currency) => currency.code);
const currency = z.strictObject({
  code: z.enum(codes),
  name: z.string(),
  symbol: z.string(),
  type: z.enum(['FIAT', 'CRYPTO']),
});

const balanceEvent = z
  .strictObject({
    insufficientBonusBalance: z.boolean(),
    insufficientCashBalance: z.boolean(),
    lowCashBalance: z.boolean(),
    switchedToBonusMode: z.boolean(),
    availableBalance: decimal.nullable(),
    wallets: z.strictObject({
      mainCash: decimal,
      casinoCash: decimal,
      casinoBonus: decimal,
      sportsCash: decimal,
      sportsBonus: decimal,
      withdrawableBalance: decimal,
      stakeableBalance: decimal,
      currency,
      stakedFrom: z.enum(['BONUS', 'CASH']).nullable(),
    }),
  })
  .transform((event, context) => {
    const { wallets } = event;
    const total = decideEventTotal(event.availableBalance ?? totalOfBalances(wallets, wallets.currency.type));
    if (total.allowed) return { ...event, availableBalance: total.plan };
    context.addIssue(refusalText(eventPartReasons, total));
    return z.NEVER;
  });

const messageEvent = z
  .strictObject({
    id: z.string(),
    body: z.strictObject({
      id: z.string(),
      read: z.boolean(),
      title: z.string(),
      content: z.string(),
      dateTimeCreated: z.iso.datetime(),
    }),
  })
  .superRefine(({ id, body }, context) => {
    const decision = decideEventBody(id, body.id);
    if (!decision.allowed) context.addIssue(refusalText(eventPartReasons, decision));
  });

/** What each event's type allows, by the name of its subscription (PUSH-01). */
const events: Readonly<Record<string, z.ZodType<JsonObject>>> = {
  balanceUpdated: balanceEvent,
  memberUpdated: z.strictObject({
    id: z.string(),
    body: z.strictObject({
      status: z.enum(MemberStatus),
      verified: z.boolean(),
      memberLabelUpdated: z.boolean(),
      gbgDepositAmountReached: z.boolean(),
      gbgWithdrawalAmountReached: z.boolean(),
      hasFirstDeposit: z.boolean(),
      withdrawalBlocked: z.boolean(),
      depositBlocked: z.boolean(),
    }),
  }),
  messageCreated: messageEvent,
  levelUp: z.strictObject({ level: z.int().min(1).max(10) }),
  jackpotWon: z.strictObject({ amount: decimal, currency, jackpotId: z.string() }),
  memberPromoCreated: z.strictObject({ promoId: z.string(), promoUsed: z.int().min(0) }),
};

async function presentState(
  unit: Unit,
  member: MemberRow,
  event: string,
  data: JsonObject,
): Promise<JsonObject> {
  const { id } = member;
  if (event === 'balanceUpdated') {
    // The total follows from the balances, which the operator may have changed.
    return { ...(await balancePayload(unit.db, id)), availableBalance: null };
  }
  if (event === 'memberUpdated') return { id, body: memberUpdatedBody(member) };
  if (event === 'messageCreated') {
    const id = data['id'] ?? unit.id('msg');
    return { id, body: { id, read: false, dateTimeCreated: unit.now.toISOString() } };
  }
  if (event === 'jackpotWon') {
    const found = currencies.find((each) => each.code === member.activeCurrency);
    return found ? { currency: { ...found } } : {};
  }
  return {};
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(present: JsonObject, given: JsonObject): JsonObject {
  const entries = Object.entries(given).map(([key, value]) => {
    const below = present[key];
    return [key, isObject(value) && isObject(below) ? merged(below, value) : value] as const;
  });
  return { ...present, ...Object.fromEntries(entries) };
}

/** A pushed message is in the inbox too, because clients fetch that again; one that is there already is only pushed. */
async function publish(unit: Unit, memberId: string, event: string, payload: JsonObject): Promise<void> {
  if (event === 'messageCreated') {
    const { title, content, id, read, dateTimeCreated } = messageEvent.parse(payload).body;
    if (!(await findMessage(unit.db, memberId, id))) {
      const message = { type: null, title, content, id, read, at: new Date(dateTimeCreated) };
      await sendMessage(unit, memberId, message);
      return;
    }
  }
  unit.emit({ name: event, memberId, payload });
}

/** The whole payload of an event. @throws Refusal BAD_USER_INPUT for data that its type does not allow */
async function readData(unit: Unit, member: MemberRow, event: string, data: unknown): Promise<JsonObject> {
  const given = isObject(data) ? data : {};
  const payload = events[event]?.safeParse(merged(await presentState(unit, member, event, given), given));
  const misfit = payload?.error ? z.prettifyError(payload.error) : null;
  const decision = decideEventData(event, { isObject: isObject(data), misfit });
  if (!decision.allowed) throw refusalOf(controlReasons, decision);
  return payload?.data ?? {};
}

/**
 * Sends an event to a member's open subscriptions, fields that are left out filled in from the present state.
 * @throws Refusal BAD_USER_INPUT for an unknown event or data that its type does not allow
 */
export async function pushEvent(world: World, member: string, event: string, data: unknown): Promise<void> {
  const name = decideEventName(event, Object.keys(events));
  if (!name.allowed) throw refusalOf(controlReasons, name);
  await world.write(async (unit) => {
    const row = await findMember(unit.db, member);
    await publish(unit, row.id, event, await readData(unit, row, event, data));
  });
}
