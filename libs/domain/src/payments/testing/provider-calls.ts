import { money } from '../../money/index.ts';
import type { CalledPayment, ProviderCallFacts } from '../index.ts';

const ofMember = {
  status: 'DRAFT',
  memberId: 'mem_1',
  amount: money.of(5_000n),
  currency: 'AUD',
  currencyType: 'FIAT',
} as const;

export const deposit = { kind: 'deposit', expired: false, ...ofMember } as const satisfies CalledPayment;
export const withdrawal = { kind: 'withdrawal', ...ofMember } as const satisfies CalledPayment;

/** A call that moves the deposit. */
export const call: ProviderCallFacts = {
  otherContent: false,
  payment: deposit,
  reported: { userId: 'mem_1', txAmount: '50.00', txAmountCy: 'AUD', txAmountCyType: 'fiat' },
  callback: { call: 'authorize' },
  otherTransaction: false,
  memberStatus: 'ENABLED',
};
