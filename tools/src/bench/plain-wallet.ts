import { createHmac, timingSafeEqual } from 'node:crypto';
import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { z } from 'zod';
import { readPlainTicket } from './plain-ticket.ts';

/*
 * The signed wallet of docs/vendors.md over two maps: what is signed, checked, read and answered is what the platform signs,
 * checks, reads and answers. Nothing is kept beyond the balances and the answers that a repeat gets, and nothing follows.
 */

const KEY = 'the key of a vendor of the plain server';
const TOLERANCE_SECONDS = 300;
const WORLD = 'plain.one-life';
const currency = { code: 'AUD', symbol: 'A$', type: 'FIAT' } as const;

const name = z.string().regex(/^[\w.:-]{1,64}$/);
const paid = z.object({
  gameSession: name,
  transaction: name,
  round: name,
  amount: z.string().max(40),
  currency: z.literal(currency.code),
});

const bodies = { authenticate: z.object({ ticket: z.string().max(4096) }), bet: paid, win: paid };

const seated = z.object({
  balance: z.string(),
  member: z.string(),
  game: z.string(),
  gameSession: z.string(),
  stakes: z.array(z.string()),
});
const moved = z.object({ balance: z.string() });

export type Seated = z.infer<typeof seated>;
type Paid = z.infer<typeof paid>;

interface Signed {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

const signatureOf = (timestamp: string, body: string): string =>
  createHmac('sha256', KEY).update(`${timestamp}.${WORLD}.`).update(body).digest('hex');

function contentOf({ timestamp, signature, body }: Signed): unknown {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(timestamp, body))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Error('The call is forged.');
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new Error('The call is stale.');
  return JSON.parse(body);
}

export class PlainWallet {
  readonly #balances: Map<string, Minor>;
  readonly #answers = new Map<string, object>();

  constructor(members: readonly string[], opening: Minor) {
    this.#balances = new Map(members.map((member) => [member, opening]));
  }

  authenticate(ticket: string): Seated {
    return this.#call('authenticate', { ticket }, seated);
  }

  /** Takes a stake or pays a win, and answers the balance after it. */
  move(call: 'bet' | 'win', asked: Omit<Paid, 'currency'>): string {
    return this.#call(call, { ...asked, currency: currency.code }, moved).balance;
  }

  /** The game server's side of a call. */
  #call<T>(call: keyof typeof bodies, content: object, answer: z.ZodType<T>): T {
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(Date.now() / 1000));
    return answer.parse(this.#answer(call, { timestamp, signature: signatureOf(timestamp, body), body }));
  }

  /** The wallet's side of it. */
  #answer(call: keyof typeof bodies, signed: Signed): object {
    const content = contentOf(signed);
    return call === 'authenticate'
      ? this.#seat(bodies.authenticate.parse(content).ticket)
      : this.#pay(call, bodies[call].parse(content));
  }

  #seat(text: string): object {
    const { sub: member, login, game } = readPlainTicket(text);
    return {
      ...{ member, game, currency },
      gameSession: `${member}:${login}`,
      balance: money.format(this.#balances.get(member) ?? money.zero, currency.type),
      ...{ stakedFrom: null, live: true, freeSpins: null, counts: null },
      stakes: ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00'],
      origins: ['http://localhost:4200'],
      lobby: 'http://localhost:4200/casino',
    };
  }

  #pay(call: 'bet' | 'win', { gameSession, transaction, amount }: Paid): object {
    const earlier = this.#answers.get(transaction);
    if (earlier) return earlier;
    const [member = ''] = gameSession.split(':');
    const given = money.parseOrZero(amount, currency.type);
    const held = this.#balances.get(member) ?? money.zero;
    const balance = money.of(call === 'bet' ? held - given : held + given);
    if (balance < 0n) throw new Error('The stake is not covered.');
    this.#balances.set(member, balance);
    const answer = {
      transaction,
      balance: money.format(balance, currency.type),
      currency: currency.code,
    };
    this.#answers.set(transaction, answer);
    return answer;
  }
}
