import type { PushEvents } from '#features/session/index.ts';
import { answeredAccount } from './sample-account.ts';

type BalanceUpdate = PushEvents['balanceUpdated'];
type MemberUpdate = PushEvents['memberUpdated'];

/** The pushes that a member's browser subscribes to, in the order of the alphabet. */
export const sixPushes = [
  'balanceUpdated',
  'jackpotWon',
  'levelUp',
  'memberPromoCreated',
  'memberUpdated',
  'messageCreated',
];

let numbered = 0;

/** A pushed balance update that reports nothing, or what is given. */
export function balanceUpdate(change: Partial<BalanceUpdate> = {}): BalanceUpdate {
  numbered += 1;
  return {
    sequenceNumber: numbered,
    insufficientBonusBalance: false,
    insufficientCashBalance: false,
    lowCashBalance: false,
    switchedToBonusMode: false,
    availableBalance: answeredAccount.availableBalance,
    wallets: answeredAccount.wallets,
    ...change,
  };
}

/** The state of a verified member who may do everything, as a push tells it. */
export const memberBody: MemberUpdate['body'] = {
  status: 'ENABLED',
  verified: true,
  memberLabelUpdated: false,
  gbgDepositAmountReached: false,
  gbgWithdrawalAmountReached: false,
  hasFirstDeposit: true,
  withdrawalBlocked: false,
  depositBlocked: false,
};

/** A pushed update of a member, Mia unless said otherwise, with what differs. */
export function memberUpdate(
  change: Partial<MemberUpdate['body']> = {},
  id: string = answeredAccount.id,
): MemberUpdate {
  numbered += 1;
  return { sequenceNumber: numbered, id, body: { ...memberBody, ...change } };
}

export const messagePush: PushEvents['messageCreated'] = {
  id: 'message-1',
  body: {
    id: 'message-1',
    read: false,
    title: 'A message',
    content: '<p>Something happened.</p>',
    dateTimeCreated: '2026-11-21T07:05:00.000Z',
  },
};
