import type { Resolvers } from '#__generated__/main.ts';
import type { Context } from '#platform/graphql/index.ts';
import { fitsValue } from '#platform/filters/index.ts';
import { readKey } from '#platform/idempotency/index.ts';
import type { World } from '#platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { cashierUrl } from './cashier-url.ts';
import { checkDepositLimit } from './deposit-facts.ts';
import { chooseCrypto, createDeposit, draftDeposit, findDeposits } from './deposits.ts';
import { nextDepositOrdinal } from './next-deposit.ts';
import { depositMethods, withdrawalMethods } from './store/index.ts';
import { periodDeposits } from './totals.ts';
import { limitsView, methodView, withdrawalMethodView } from './views.ts';
import { disputedViews } from './withdrawal-facts.ts';
import { cancelWithdrawal, createWithdrawal, draftWithdrawal, findWithdrawals } from './withdrawals.ts';

const activeCurrency = async (world: World, memberId: string) =>
  (await memberRow(world.db, memberId)).activeCurrency;

interface Keyed {
  readonly idempotencyKey?: string | null | undefined;
}

/** Prepares a payment of the calling member once per idempotency key, and answers it or its id. */
function drafted<Order extends Keyed, Answer>(
  prepare: (world: World, memberId: string, attempt: IdempotentRequest<Order>) => Promise<Answer>,
  operation: string,
  order: Order,
  { world, requireMember, idempotencyKey, brand: site }: Context,
): Promise<Answer> {
  const key = readKey(order.idempotencyKey, idempotencyKey);
  const caller = requireMember();
  return prepare(world, caller.id, { caller, order, key, operation, site });
}

/** Deposits, withdrawals and their methods on the main endpoint (DEP, WDR). */
export const paymentsResolvers: Resolvers = {
  Member: { nextDepositOrdinal: ({ row }, _args, { world }) => nextDepositOrdinal(world.db, row) },
  Query: {
    availablePaymentMethods: async (_parent, { filter }, { world, requireMember }) => {
      const rows = await depositMethods(world.db, await activeCurrency(world, requireMember().id));
      return rows.filter((row) => fitsValue(row.provider, filter?.paymentMethodType)).map(methodView);
    },
    withdrawalMethods: async (_parent, { filter }, { world, requireMember }) => {
      const rows = await withdrawalMethods(world.db, await activeCurrency(world, requireMember().id));
      return rows.filter((row) => fitsValue(row.provider, filter?.type)).map(withdrawalMethodView);
    },
    disputedDeposits: (_parent, _args, { world, requireMember }) =>
      disputedViews(world.db, requireMember().id),
    paymentLimits: async (_parent, _args, { world, requireMember }) =>
      limitsView(await activeCurrency(world, requireMember().id)),
    getMemberTotalDepositsByPeriod: (_parent, { period }, { world, requireMember }) =>
      periodDeposits(world, requireMember().id, period),
    checkMemberDepositLimit: (_parent, { amount }, { world, requireMember }) =>
      checkDepositLimit(world, requireMember().id, amount),
    deposits: (_parent, page, { world, requireMember }) => findDeposits(world, requireMember().id, page),
    withdrawals: (_parent, page, { world, requireMember }) =>
      findWithdrawals(world, requireMember().id, page),
  },
  Mutation: {
    initiatePaymentIQDeposit: async (_parent, { input }, context) => {
      const id = await drafted(draftDeposit, 'initiatePaymentIQDeposit', input, context);
      return cashierUrl(context.services, context.world, id);
    },
    initiatePaymentIQWithdrawal: async (_parent, { input }, context) => {
      const id = await drafted(draftWithdrawal, 'initiatePaymentIQWithdrawal', input, context);
      return cashierUrl(context.services, context.world, id);
    },
    createDeposit: (_parent, { input }, context) => drafted(createDeposit, 'createDeposit', input, context),
    createCryptoPaymentUrl: async (_parent, { id, input, idempotencyKey }, context) => {
      const order = { id, currency: input.currency, idempotencyKey };
      await drafted(chooseCrypto, 'createCryptoPaymentUrl', order, context);
      return cashierUrl(context.services, context.world, id);
    },
    createWithdrawalNext: (_parent, { input }, context) =>
      drafted(createWithdrawal, 'createWithdrawalNext', input, context),
    cancelWithdrawal: (_parent, { id, idempotencyKey }, context) => {
      const member = context.requireMember();
      return cancelWithdrawal(context.world, member.id, id, readKey(idempotencyKey, context.idempotencyKey));
    },
  },
};
