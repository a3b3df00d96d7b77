import { refuse } from '@magpie/domain/decision';
import { providerBodyReasons } from '@magpie/domain/payments';
import { z } from 'zod';
import { refusalOf } from '#platform/graphql/index.ts';

const name = z
  .string()
  .regex(/^[\w.:-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, colons, hyphens or underscores');

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

export type TransactionBody = z.infer<typeof bodies.authorize>;

export type MovingCall =
  | { readonly call: 'authorize'; readonly body: z.infer<typeof bodies.authorize> }
  | { readonly call: 'transfer'; readonly body: z.infer<typeof bodies.transfer> }
  | { readonly call: 'cancel'; readonly body: z.infer<typeof bodies.cancel> };

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

/** Reads a call of the provider. @throws Refusal BAD_USER_INPUT that names the field */
export function readRequest(call: (typeof providerCalls)[number], body: unknown): ProviderRequest {
  switch (call) {
    case 'verifyuser':
      return { call, body: read(bodies.verifyuser, body) };
    case 'authorize':
      return { call, body: read(bodies.authorize, body) };
    case 'transfer':
      return { call, body: read(bodies.transfer, body) };
    case 'cancel':
      return { call, body: read(bodies.cancel, body) };
  }
}
