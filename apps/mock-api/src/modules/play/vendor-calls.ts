import { refuse } from '@magpie/domain/decision';
import type { CurrencyType, Minor } from '@magpie/domain/money';
import { decideWalletOrder, walletBodyReasons, walletOrderReasons } from '@magpie/domain/play';
import type { GivenAmount } from '@magpie/domain/play';
import type { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { GameSessionModel } from './model.ts';
import { countPageCall, vendorSession } from './sessions.ts';
import { bodies } from './vendor-bodies.ts';
import { moneyOf, seatAnswer } from './vendor-seat.ts';
import type { SeatAnswer } from './vendor-seat.ts';
import { inPlay, placeBet, rollBack, settleRound } from './wallet/index.ts';
import type { WalletAnswer } from './wallet/index.ts';

/** How a win leaves its bet. */
const endOf = { CASHOUT: 'CASHOUT', PART: 'UNSETTLED', VOID: 'VOID' } as const;

export type VendorCall = keyof typeof bodies;

/** The names of the calls, as they stand in addresses. */
export const vendorCalls: readonly VendorCall[] = ['authenticate', 'balance', 'bet', 'win', 'rollback'];

interface Caller {
  readonly world: World;
  readonly vendorId: string;
  readonly services: PlatformServices;
}

export interface VendorAnswer {
  /** What the member can play with, as a decimal of the wire. */
  readonly balance: string;
  readonly currency: string;
  /** The vendor's name for the call. */
  readonly transaction: string;
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const problem = { field: issue?.path.join('.') ?? '', problem: issue?.message ?? '' };
  throw refusalOf(walletBodyReasons, refuse('malformed', problem));
}

interface AtVendor {
  readonly model: GameSessionModel;
  readonly currency: string;
  readonly currencyType: CurrencyType;
}

async function orderOf(
  { world, vendorId }: Caller,
  gameSession: string,
  given: GivenAmount | null,
): Promise<{ readonly session: GameSessionModel; readonly amount: Minor; readonly bought: Minor }> {
  const model = await vendorSession(world, vendorId, gameSession);
  const session: AtVendor | null = model && {
    model,
    currency: model.currency,
    currencyType: knownCurrency(model.currency).type,
  };
  const decision = decideWalletOrder({ session, given });
  if (!decision.allowed) throw refusalOf(walletOrderReasons, decision);
  const { session: at, ...asked } = decision.plan;
  return { session: at.model, ...asked };
}

function answerOf(session: GameSessionModel, { transaction, balance }: WalletAnswer): VendorAnswer {
  const { currency } = session;
  return { transaction, balance: decimal(balance, knownCurrency(currency)), currency };
}

async function bet(caller: Caller, body: unknown): Promise<VendorAnswer> {
  const { gameSession, transaction, round, stakedFrom, ...given } = read(bodies.bet, body);
  const { session, amount } = await orderOf(caller, gameSession, { ...given, of: 'BET' });
  const placed = await inPlay(caller.world, session, async (unit) => {
    const answer = await placeBet(unit, { session, transaction, round, amount, stakedFrom });
    return { answer, tell: !answer.replayed };
  });
  return answerOf(session, placed);
}

async function win(caller: Caller, body: unknown): Promise<VendorAnswer> {
  const { gameSession, transaction, round, ended, hedged = false, ...given } = read(bodies.win, body);
  const { session, amount, bought } = await orderOf(caller, gameSession, { ...given, of: 'WIN' });
  const settled = await inPlay(caller.world, session, async (unit) => {
    const answer = await settleRound(unit, {
      session,
      transaction,
      round,
      ...{ amount, bought, hedged },
      ended: ended === undefined ? 'SETTLED' : endOf[ended],
    });
    return { answer, tell: !answer.replayed };
  });
  return answerOf(session, settled);
}

async function rollback(caller: Caller, body: unknown): Promise<VendorAnswer> {
  const { gameSession, ...given } = read(bodies.rollback, body);
  const { session } = await orderOf(caller, gameSession, null);
  const annulled = await inPlay(caller.world, session, async (unit) => {
    const answer = await rollBack(unit, { session, ...given });
    return { answer, tell: !answer.replayed };
  });
  return answerOf(session, annulled);
}

async function balance(caller: Caller, body: unknown) {
  const { session } = await orderOf(caller, read(bodies.balance, body).gameSession, null);
  await countPageCall(caller.world, session);
  return { currency: session.currency, ...(await moneyOf(caller.world, session)) };
}

function authenticate(caller: Caller, body: unknown): Promise<SeatAnswer> {
  return seatAnswer(caller, read(bodies.authenticate, body).ticket);
}

/**
 * Executes a call of a vendor whose signature was checked. Nothing in the body is believed beyond what the vendor may do:
 * the session must be at one of its games, and the member follows from the session.
 * @throws Refusal with the reason
 */
export function executeCall(call: VendorCall, caller: Caller, body: unknown): Promise<unknown> {
  return { authenticate, balance, bet, win, rollback }[call](caller, body);
}
