import { Cut, Refused } from '../crash/client.ts';
import type { Point } from '../crash/run.ts';
import type { Came } from './invariants/index.ts';
import type { Order } from './order.ts';
import type { Stage } from './stage.ts';

/** Codes of refusals that no order of a life may meet. */
const defects = ['INTERNAL_SERVER_ERROR', 'UNAUTHENTICATED', 'FORBIDDEN', 'IDEMPOTENCY_CONFLICT'];

type Tried =
  | { readonly came: 'ANSWERED'; readonly answer: unknown }
  | { readonly came: 'REFUSED'; readonly code: string }
  | { readonly came: 'CUT' };

async function tryOrder(order: Order): Promise<Tried> {
  try {
    return { came: 'ANSWERED', answer: await order.ask() };
  } catch (error) {
    if (error instanceof Cut) return { came: 'CUT' };
    if (!(error instanceof Refused) || defects.includes(error.code)) throw error;
    return { came: 'REFUSED', code: error.code };
  }
}

/** What came of an order in the end. */
export interface Asked {
  readonly came: Came;
  readonly answer: unknown;
  /** Why it was refused; null when it was not. */
  readonly code: string | null;
  readonly isCut: boolean;
}

/** Asks for something while the platform may kill itself in the midst of it; what was cut off is asked for again. */
export async function askOrder(stage: Stage, order: Order, cut: Point | null): Promise<Asked> {
  if (cut) await stage.arm(cut);
  const first = await tryOrder(order);
  const isCut = first.came === 'CUT';
  if (cut && !isCut) await stage.arm(null);
  if (isCut) await stage.restart();
  const last = isCut ? await tryOrder(order) : first;
  if (last.came === 'CUT') throw new Error('The platform broke a connection without being killed.');
  if (last.came === 'ANSWERED') return { came: 'ANSWERED', answer: last.answer, code: null, isCut };
  const { code } = last;
  return { came: isCut && !order.once ? 'UNSURE' : 'REFUSED', answer: null, code, isCut };
}
