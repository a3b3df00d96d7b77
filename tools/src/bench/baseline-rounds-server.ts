import { readFileSync } from 'node:fs';
import { money } from '@magpie/domain/money';
import { drawsOf, modelOfGame } from '@magpie/domain/studio';
import type { Shown } from '@magpie/domain/studio';
import express from 'express';
import { z } from 'zod';
import { PlainWallet } from './plain-wallet.ts';

/*
 * What a round costs without a platform: the same call of the page over the same library for HTTP, the same three signed calls
 * (authenticate, bet, win), the same draws of the same game and an answer of the same shape, over maps. Nothing is written, and
 * nothing follows from a bet.
 */

const GAME = 'game_moonlit-dingo';
const OPENING_CENTS = 2_000_000n;
const SERVER_SEED = 'f'.repeat(64);
const MAX_BYTES = 8 * 1024;

const members = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(process.env['BENCH_PLAYERS'] ?? '', 'utf8')));

const wallet = new PlainWallet(members, money.of(OPENING_CENTS));
const model = modelOfGame('SLOTS', GAME);
const sent = z.object({
  ticket: z.string().max(4096),
  request: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().max(40),
});

const rounds = new Map<string, object>();

const decimal = (amount: bigint): string => money.format(money.of(amount), 'FIAT');

const shown = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? decimal(value) : value);

function drawn(stake: string, nonce: number): { readonly view: Shown; readonly payout: string } {
  const order = { stake: money.parseOrZero(stake, 'FIAT'), choice: null, actions: [] };
  const state = model.play(order, drawsOf({ serverSeed: SERVER_SEED, clientSeed: 'plain', nonce }));
  if (!state?.payouts) throw new Error('The round cannot be played.');
  return { view: state.view, payout: decimal(money.sum(state.payouts)) };
}

function begin(body: unknown): object {
  const { ticket, request, stake } = sent.parse(body);
  const seat = wallet.authenticate(ticket);
  const earlier = rounds.get(`${seat.member} ${request}`);
  if (earlier) return earlier;
  const round = `rnd_${String(rounds.size).padStart(20, '0')}`;
  const { gameSession } = seat;
  wallet.move('bet', { gameSession, transaction: `${round}:bet`, round, amount: stake });
  const { view, payout } = drawn(stake, rounds.size);
  const balance = wallet.move('win', { gameSession, transaction: `${round}:win`, round, amount: payout });
  const status = payout === '0.00' ? 'LOST' : 'WON';
  const answer = {
    ...{ round, request, status, currency: 'AUD', stake, payout, balance, step: 0, next: [], view },
    ...{ freeSpins: null, autoplay: null },
  };
  rounds.set(`${seat.member} ${request}`, answer);
  return answer;
}

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.set('query parser', 'simple');
app.set('json replacer', shown);
app.use((_request, response, next) => {
  response.set({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  response.vary('origin');
  next();
});
app.get('/', (_request, response) => {
  response.json({});
});
app.post('/games/:code/begin', express.text({ type: () => true, limit: MAX_BYTES }), (request, response) => {
  response.set({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  response.json(begin(JSON.parse(String(request.body))));
});
app.listen(Number(process.env['API_PORT']), '127.0.0.1');
