import {
  controlReasons,
  decideEventBalances,
  decideEventData,
  eventPartReasons,
} from '@magpie/domain/control';
import { refusalText } from '@magpie/domain/decision';
import { namedBalances } from '@magpie/domain/wallets';
import { refusalOf } from '#platform/graphql/index.ts';
import { balances } from '#platform/ledger/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { emitMemberUpdated } from '../account/index.ts';
import type { MemberRow } from '../account/index.ts';
import { winJackpot } from '../jackpots/index.ts';
import { raiseLevel } from '../levels/index.ts';
import { findMessage, sendMessage, tellMessage } from '../messages/index.ts';
import { knownCurrency, publishBalance, walletAmounts } from '../wallets/index.ts';
import { adjust } from './balance.ts';
import type { EventData, EventName } from './event-data.ts';
import { changeWithin } from './members.ts';
import { grant } from './rewards.ts';

/** Does what an event tells of a member, with the push that follows. */
type Cause<Data> = (unit: Unit, member: MemberRow, data: Data) => Promise<unknown>;

const balanceUpdated: Cause<EventData['balanceUpdated']> = async (unit, member, { wallets = {} }) => {
  const { id, activeCurrency } = member;
  const { type } = knownCurrency(activeCurrency);
  const held = namedBalances(walletAmounts(await balances(unit.db, id, activeCurrency)), type);
  const decision = decideEventBalances(held, wallets, type);
  if (!decision.allowed) {
    const misfit = `✖ ${refusalText(eventPartReasons, decision)}`;
    const refusal = decideEventData('balanceUpdated', { isObject: true, misfit });
    if (!refusal.allowed) throw refusalOf(controlReasons, refusal);
    return;
  }
  for (const { wallet, amount } of decision.plan) {
    await adjust(unit, member, { walletType: wallet, amount, currency: activeCurrency });
  }
  if (decision.plan.length === 0) await publishBalance(unit, id);
};

const memberUpdated: Cause<EventData['memberUpdated']> = async (unit, member, { body = {} }) => {
  const { status, verified, withdrawalBlocked, depositBlocked } = body;
  const told = await changeWithin(unit, member, { status, verified, withdrawalBlocked, depositBlocked });
  if (!told) await emitMemberUpdated(unit, member.id);
};

/** A message that is in the inbox already is told of once more. */
const messageCreated: Cause<EventData['messageCreated']> = async (unit, { id: memberId }, { id, body }) => {
  const known = id ?? body.id;
  const standing = known === undefined ? undefined : await findMessage(unit.db, memberId, known);
  if (standing) {
    tellMessage(unit, standing);
    return;
  }
  const { title, content, read, dateTimeCreated: at } = body;
  const given = { ...(known !== undefined && { id: known }), ...(read !== undefined && { read }) };
  await sendMessage(unit, memberId, {
    ...{ type: null, title, content, ...given },
    ...(at !== undefined && { at: new Date(at) }),
  });
};

/** By the name of the subscription. */
export const causes: { readonly [Name in EventName]: Cause<EventData[Name]> } = {
  balanceUpdated,
  memberUpdated,
  messageCreated,
  levelUp: (unit, { id }, { level }) => raiseLevel(unit, id, level),
  jackpotWon: (unit, { id: memberId }, { jackpotId: jackpot }) => winJackpot(unit, { jackpot, memberId }),
  memberPromoCreated: (unit, { id }, { promoId }) => grant(unit, id, promoId),
};
