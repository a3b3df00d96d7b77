import { refuse } from '@magpie/domain/decision';
import { money } from '@magpie/domain/money';
import { providerBodyReasons } from '@magpie/domain/payments';
import type { Callback, ReportedPayment } from '@magpie/domain/payments';
import { callNames } from '@magpie/domain/signed-calls';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';
import { digest } from '#platform/idempotency/index.ts';
import { jsonObject } from '#platform/store/index.ts';

const name = z.string().regex(callNames.pattern, callNames.problem);

const transaction = {
  userId: name,
  /** The provider's id of the transaction, the same in every call about it. */
  txId: name,
  txAmount: z.string().max(40),
  txAmountCy: z.string().max(10),
  /** Kind of the currency in the provider's own words, such as 'Crypto' or 'other' (CONF-17). */
  txAmountCyType: z.string().max(20).optional(),
  attributes: z.object({ paymentId: name }),
};

const bodies = {
  verifyuser: z.object({ userId: name, sessionId: name }),
  authorize: z.object(transaction),
  transfer: z.object({ ...transaction, fee: z.string().max(40).optional() }),
  cancel: z.object({ ...transaction, statusCode: z.enum(['FAILED', 'REJECTED', 'CANCELLED', 'EXPIRED']) }),
};

export type VerifyUserBody = z.infer<typeof bodies.verifyuser>;

type TransactionBody = z.infer<typeof bodies.transfer>;

export interface MovingCall {
  readonly call: Callback['call'];
  readonly callback: Callback;
  readonly txId: string;
  readonly paymentId: string;
  readonly reported: ReportedPayment;
  /** A digest of what it says, however its amounts are spelled. */
  readonly contentHash: string;
}

/** Names of the provider's calls, as they stand in addresses. */
export const providerCalls = ['verifyuser', 'authorize', 'transfer', 'cancel'] as const;

export type ProviderRequest = { readonly call: 'verifyuser'; readonly body: VerifyUserBody } | MovingCall;

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const details = { field: issue?.path.join('.') ?? '', problem: issue?.message ?? '' };
  throw refusalOf(providerBodyReasons, refuse('malformed', details));
}

function hashOf(body: TransactionBody): string {
  const fee = body.fee !== undefined && { fee: money.canonical(body.fee) };
  return digest(jsonObject(JSON.stringify({ ...body, txAmount: money.canonical(body.txAmount), ...fee })));
}

function movingCall(callback: Callback, body: TransactionBody): MovingCall {
  const { txId, attributes, userId, txAmount, txAmountCy, txAmountCyType, fee } = body;
  const reported = { userId, txAmount, txAmountCy, txAmountCyType, fee };
  const { paymentId } = attributes;
  return { call: callback.call, callback, txId, paymentId, reported, contentHash: hashOf(body) };
}

/** Reads a call of the provider. @throws Refusal BAD_USER_INPUT that names the field */
export function readRequest(call: (typeof providerCalls)[number], body: unknown): ProviderRequest {
  switch (call) {
    case 'verifyuser':
      return { call, body: read(bodies.verifyuser, body) };
    case 'authorize':
      return movingCall({ call }, read(bodies.authorize, body));
    case 'transfer':
      return movingCall({ call }, read(bodies.transfer, body));
    case 'cancel': {
      const said = read(bodies.cancel, body);
      return movingCall({ call, reason: said.statusCode }, said);
    }
  }
}
