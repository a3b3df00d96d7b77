import { money } from '../../money/index.ts';
import type { CalledPayment, ProviderCallFacts } from '../index.ts';

const ofMember = {
  status: 'DRAFT',
  memberId: 'mem_1',
  amount: money.of(5_000n),
  currency: 'AUD',
  currencyType: 'FIAT',
} as const;

export const deposit: CalledPayment = { kind: 'deposit', expired: false, ...ofMember };
export const withdrawal: CalledPayment = { kind: 'withdrawal', ...ofMember };

/** A call that moves the deposit. */
export const call: ProviderCallFacts = {
  otherContent: false,
  payment: deposit,
  told: { userId: 'mem_1', txAmount: '50.00', txAmountCy: 'AUD', txAmountCyType: 'fiat' },
  callback: { call: 'authorize' },
  otherTransaction: false,
  memberStatus: 'ENABLED',
};
