import type { Resolvers } from '../../__generated__/main.ts';
import type { World } from '../../platform/worlds/index.ts';
import { memberRow } from '../account/index.ts';
import { fitsValue } from '../promos/index.ts';
import { cashierUrl } from './cashier.ts';
import { chooseCrypto, draftDeposit, findDeposit, findDeposits } from './deposits.ts';
import { depositMethods, withdrawalMethods } from './store.ts';
import { checkDepositLimit, periodDeposits } from './totals.ts';
import { methodView, withdrawalMethodView } from './views.ts';
import { cancelWithdrawal } from './withdrawal-moves.ts';
import { draftWithdrawal, findWithdrawal, findWithdrawals } from './withdrawals.ts';

const activeCurrency = async (world: World, memberId: string) =>
  (await memberRow(world.db, memberId)).active_currency;

/** Deposits, withdrawals and their methods on the main endpoint (DEP, WDR). */
export const paymentsResolvers: Resolvers = {
  Query: {
    availablePaymentMethods: async (_parent, { filter }, { world, requireMember }) => {
      const rows = await depositMethods(world.db, await activeCurrency(world, requireMember().id));
      return rows.filter((row) => fitsValue(row.provider, filter?.paymentMethodType)).map(methodView);
    },
    withdrawalMethods: async (_parent, { filter }, { world, requireMember }) => {
      const rows = await withdrawalMethods(world.db, await activeCurrency(world, requireMember().id));
      return rows.filter((row) => fitsValue(row.provider, filter?.type)).map(withdrawalMethodView);
    },
    getMemberTotalDepositsByPeriod: (_parent, { period }, { world, requireMember }) =>
      periodDeposits(world, requireMember().id, period),
    checkMemberDepositLimit: (_parent, { amount }, { world, requireMember }) =>
      checkDepositLimit(world, requireMember().id, amount),
    deposits: (_parent, page, { world, requireMember }) => findDeposits(world, requireMember().id, page),
    withdrawals: (_parent, page, { world, requireMember }) =>
      findWithdrawals(world, requireMember().id, page),
  },
  Mutation: {
    initiatePaymentIQDeposit: async (_parent, { input }, { world, services, requireMember }) =>
      cashierUrl(services, world, await draftDeposit(world, requireMember().id, input)),
    initiatePaymentIQWithdrawal: async (_parent, { input }, { world, services, requireMember }) =>
      cashierUrl(services, world, await draftWithdrawal(world, requireMember().id, input)),
    createDeposit: async (_parent, { input }, { world, requireMember }) => {
      const { id } = requireMember();
      return findDeposit(world, id, await draftDeposit(world, id, input));
    },
    createCryptoPaymentUrl: async (_parent, { id, input }, { world, services, requireMember }) => {
      await chooseCrypto(world, requireMember().id, id, input.currency);
      return cashierUrl(services, world, id);
    },
    createWithdrawalNext: async (_parent, { input }, { world, requireMember }) => {
      const { id } = requireMember();
      return findWithdrawal(world, id, await draftWithdrawal(world, id, input));
    },
    cancelWithdrawal: async (_parent, { id }, { world, requireMember }) => {
      const member = requireMember();
      await cancelWithdrawal(world, member.id, id);
      return findWithdrawal(world, member.id, id);
    },
  },
};
