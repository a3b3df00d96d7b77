import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { z } from 'zod';
import { Refusal } from '../../platform/graphql/index.ts';
import type { World } from '../../platform/worlds/index.ts';
import { decimal, knownCurrency } from '../wallets/index.ts';
import type { GameSessionModel } from './model.ts';
import { vendorSession } from './sessions.ts';
import { inPlay, placeBet, playable, rollBack, settleRound } from './wallet/index.ts';
import type { WalletAnswer } from './wallet/index.ts';

const name = z
  .string()
  .regex(/^[\w.:-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, colons, hyphens or underscores');
const amount = z.string().max(40);
const inSession = { gameSession: name };
const inRound = { ...inSession, transaction: name, round: name };
const paid = z.object({ ...inRound, amount, currency: z.string().max(10) });

const bodies = {
  balance: z.object(inSession),
  bet: paid,
  win: paid,
  rollback: z.object({ ...inRound, bet: name }),
};

/** The calls of the seamless wallet. */
export type VendorCall = keyof typeof bodies;

/** The names of the calls, as they stand in addresses. */
export const vendorCalls: readonly VendorCall[] = ['balance', 'bet', 'win', 'rollback'];

/** What a vendor is answered. */
export interface VendorAnswer {
  /** What the member can play with, as a decimal of the wire. */
  readonly balance: string;
  readonly currency: string;
  /** The vendor's name for the call; left out of an answer to `balance`. */
  readonly transaction?: string;
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  throw new Refusal(
    'BAD_USER_INPUT',
    field === '' ? 'The body must be a JSON object.' : `${field}: ${issue?.message ?? ''}.`,
  );
}

function readAmount(session: GameSessionModel, given: z.infer<typeof paid>): Minor {
  if (given.currency !== session.currency) {
    throw new Refusal('BAD_USER_INPUT', `currency: this session is played in ${session.currency}.`);
  }
  const parsed = money.parse(given.amount, knownCurrency(session.currency).type);
  if (parsed.ok && money.isBookable(parsed.value)) return parsed.value;
  throw new Refusal('BAD_USER_INPUT', 'amount: must be a decimal of the currency, not below zero.');
}

function answerOf(session: GameSessionModel, { transaction, balance }: WalletAnswer): VendorAnswer {
  const { currency } = session;
  return { transaction, balance: decimal(balance, knownCurrency(currency)), currency };
}

async function bet(world: World, vendorId: string, body: unknown): Promise<VendorAnswer> {
  const given = read(bodies.bet, body);
  const session = await vendorSession(world, vendorId, given.gameSession);
  const order = {
    session,
    transaction: given.transaction,
    round: given.round,
    amount: readAmount(session, given),
  };
  if (order.amount === 0n) throw new Refusal('BAD_USER_INPUT', 'amount: a stake must be above zero.');
  return inPlay(world, session, async (unit) => {
    const answer = await placeBet(unit, order);
    return { answer: answerOf(session, answer), moved: !answer.replayed };
  });
}

async function win(world: World, vendorId: string, body: unknown): Promise<VendorAnswer> {
  const given = read(bodies.win, body);
  const session = await vendorSession(world, vendorId, given.gameSession);
  const order = {
    session,
    transaction: given.transaction,
    round: given.round,
    amount: readAmount(session, given),
  };
  return inPlay(world, session, async (unit) => {
    const answer = await settleRound(unit, order);
    return { answer: answerOf(session, answer), moved: !answer.replayed && order.amount > 0n };
  });
}

async function rollback(world: World, vendorId: string, body: unknown): Promise<VendorAnswer> {
  const { gameSession, ...given } = read(bodies.rollback, body);
  const session = await vendorSession(world, vendorId, gameSession);
  return inPlay(world, session, async (unit) => {
    const answer = await rollBack(unit, { session, ...given });
    return { answer: answerOf(session, answer), moved: !answer.replayed };
  });
}

async function balance(world: World, vendorId: string, body: unknown): Promise<VendorAnswer> {
  const session = await vendorSession(world, vendorId, read(bodies.balance, body).gameSession);
  const { currency } = session;
  return { balance: decimal(await playable(world.db, session), knownCurrency(currency)), currency };
}

/**
 * Carries out a call of a vendor whose signature was checked. Nothing in the body is believed beyond what the vendor may
 * do: the session must be at one of its games, and the member follows from the session.
 *
 * @throws Refusal with the reason
 */
export function carryOut(
  call: VendorCall,
  world: World,
  vendorId: string,
  body: unknown,
): Promise<VendorAnswer> {
  return { balance, bet, win, rollback }[call](world, vendorId, body);
}
