import { refuse } from '@magpie/domain/decision';
import { seatReasons } from '@magpie/domain/play';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { catalogueOf } from '#modules/games/index.ts';
import { refusalOf } from '#platform/graphql/index.ts';
import { sendJson } from '#platform/http/index.ts';
import type { PlatformServices } from '#platform/http/index.ts';
import { forAnyOrigin } from '../framed-pages.ts';
import { liveAt } from './live.ts';
import { actAt } from './rounds/act.ts';
import { autoplayAfter, startAutoplayAt } from './rounds/autoplay.ts';
import { beginAt } from './rounds/begin.ts';
import { seedOfRound } from './rounds/replay.ts';
import { changeSeedAt, fairnessAt } from './rounds/seeds.ts';
import { toView } from './rounds/view.ts';
import { seatOf, studioSeatOf, ticketIn } from './seat.ts';
import type { StudioSeat } from './seat.ts';
import { balanceAt, stateAt } from './state.ts';
import { sportsbookAnswers } from './sportsbook/calls.ts';
import type { RoundRow } from './store/index.ts';

/** Largest body of a page's call, in bytes. */
const MAX_BYTES = 8 * 1024;

/** JSON sent as plain text, so that a page without an origin of its own need not ask beforehand whether it may call. */
const textBody: RequestHandler = express.text({ type: () => true, limit: MAX_BYTES });

/** A round, and the free spins and the autoplay as they are after it. */
async function played(seat: StudioSeat, row: RoundRow) {
  const view = toView(row, await seedOfRound(seat.world.db, row));
  const { freeSpins } = seat.at.freeSpins ? await seat.wallet.authenticate(seat.ticket) : seat.at;
  return { ...view, freeSpins, autoplay: await autoplayAfter(seat, row) };
}

const studioAnswers: Readonly<Record<string, (seat: StudioSeat, body: unknown) => Promise<unknown>>> = {
  state: stateAt,
  balance: balanceAt,
  begin: async (seat, body) => played(seat, await beginAt(seat, body)),
  autoplay: startAutoplayAt,
  act: async (seat, body) => played(seat, await actAt(seat, body)),
  live: (seat) => Promise.resolve(liveAt(seat)),
  fairness: fairnessAt,
  seed: changeSeedAt,
};

/** Deeper than anything that a page sends; what reads a body goes into it call by call, and would run out of stack. */
const MAX_DEPTH = 16;

function isWithinDepth(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((part) => isWithinDepth(part, left - 1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refusalOf(seatReasons, refuse('notJson'));
  }
}

function json(text: unknown): unknown {
  const body = parsed(String(text));
  if (!isWithinDepth(body)) throw refusalOf(seatReasons, refuse('tooDeep'));
  return body;
}

async function execute(
  services: PlatformServices,
  call: string,
  { params: { code }, body: text }: Request<{ code: string }>,
): Promise<unknown> {
  const body = json(text);
  const admission = await ticketIn(services, body);
  const game = (await catalogueOf(admission.world)).gameByCode.get(code);
  const unknown = () => refusalOf(seatReasons, refuse('callUnknown'));
  if (game?.category === 'SPORTSBOOK') {
    const seat = await seatOf(services, code, admission);
    const answer = sportsbookAnswers[call];
    if (!answer) throw unknown();
    return answer(seat, body, services);
  }
  const seat = await studioSeatOf(services, code, admission);
  const answer = studioAnswers[call];
  if (!answer) throw unknown();
  return answer(seat, body);
}

/** What the pages of the games ask their server: `POST /games/<code>/<call>` (docs/vendors.md). */
export function callRoutes(router: Router, services: PlatformServices): void {
  for (const call of new Set([...Object.keys(studioAnswers), ...Object.keys(sportsbookAnswers)])) {
    router.post(
      `/games/:code/${call}`,
      forAnyOrigin,
      textBody,
      (request: Request<{ code: string }>, response, next) => {
        execute(services, call, request).then((body) => {
          sendJson(response, 200, body);
        }, next);
      },
    );
  }
}
