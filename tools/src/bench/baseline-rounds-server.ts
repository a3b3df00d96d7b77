import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/*
 * What a round costs without a platform: one HTTP call of the page, three signed calls of its game server (authenticate, bet,
 * win) with their JSON, and a map of balances. Nothing is kept, nothing follows from a bet.
 */

const OPENING_CENTS = 2_000_000;
const ONE_IN = 4;
const PAYS = 3;
const KEY = 'a key of the plain server';

const players = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(process.env['BENCH_PLAYERS'] ?? '', 'utf8')));

const balances = new Map(players.map((id) => [id, OPENING_CENTS]));

const begun = z.object({ member: z.string(), request: z.string(), stake: z.number().int().positive() });
const called = z.object({ member: z.string(), amount: z.number().int() });

const signatureOf = (body: string): string => createHmac('sha256', KEY).update(body).digest('hex');

/** The wallet's side of a signed call. */
function receive(body: string, signature: string): string {
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(body))];
  if (!timingSafeEqual(given, expected)) throw new Error('The call is not signed.');
  const { member, amount } = called.parse(JSON.parse(body));
  const balance = (balances.get(member) ?? 0) + amount;
  if (balance < 0) throw new Error('The stake is not covered.');
  balances.set(member, balance);
  return JSON.stringify({ balance });
}

/** The game server's side of it. */
function call(member: string, amount: number): number {
  const body = JSON.stringify({ member, amount });
  return z.object({ balance: z.number() }).parse(JSON.parse(receive(body, signatureOf(body)))).balance;
}

function play(text: string): string {
  const { member, request, stake } = begun.parse(JSON.parse(text));
  call(member, 0);
  call(member, -stake);
  const payout = Math.random() * ONE_IN < 1 ? PAYS * stake : 0;
  return JSON.stringify({ round: request, payout, balance: call(member, payout) });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.method !== 'POST') {
    response.end('{}');
    return;
  }
  textOf(request)
    .then((text) => response.end(play(text)))
    .catch((error: unknown) => {
      response.statusCode = 400;
      response.end(JSON.stringify({ errors: [String(error)] }));
    });
});

server.listen(Number(process.env['API_PORT']), '127.0.0.1');
