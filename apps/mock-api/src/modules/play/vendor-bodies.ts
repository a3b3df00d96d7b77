import { callNames } from '@magpie/domain/signed-calls';
import { z } from 'zod';

const name = z.string().regex(callNames.pattern, callNames.problem);
const amount = z.string().max(40);
const inSession = { gameSession: name };
const inRound = { ...inSession, transaction: name, round: name };
const paid = z.object({ ...inRound, amount, currency: z.string().max(10) });

export const bodies = {
  authenticate: z.object({ ticket: z.string().max(4096) }),
  balance: z.object(inSession),
  bet: paid.extend({ stakedFrom: z.enum(['CASH', 'BONUS']).nullable().optional() }),
  win: paid.extend({
    ended: z.enum(['CASHOUT', 'PART', 'VOID']).optional(),
    stake: amount.optional(),
    hedged: z.boolean().optional(),
  }),
  rollback: z.object({ ...inRound, bet: name }),
};
