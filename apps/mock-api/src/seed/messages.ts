import type { NotificationType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededMemberId } from './members.ts';
import { people } from './people.ts';
import { addRows } from './store.ts';

interface MessageSeed {
  readonly type: NotificationType | null;
  readonly title: string;
  readonly text: string;
  readonly hoursAgo: number;
  readonly read: boolean;
}

const DAY = 24;
const HOUR_MS = 3_600_000;

const mia: readonly MessageSeed[] = [
  {
    type: 'DEPOSIT_APPROVED',
    title: 'Deposit Request Approved',
    text: 'Your deposit of 50.00 AUD has been approved.',
    hoursAgo: DAY,
    read: false,
  },
  {
    type: 'VIP_UPGRADE',
    title: 'You reached level 3',
    text: 'Welcome to Brass Key. Your level-up bonus waits for you for 7 days.',
    hoursAgo: 2 * DAY,
    read: false,
  },
  {
    type: 'PROMO',
    title: 'Cashback every Monday',
    text: 'Part of what you lose comes back. Claim it on Mondays from My Account.',
    hoursAgo: 3 * DAY,
    read: false,
  },
  {
    type: 'REBATE',
    title: 'Cashback credited',
    text: '12.40 AUD cashback is in your main cash.',
    hoursAgo: 10 * DAY,
    read: true,
  },
  {
    type: 'WITHDRAWAL_APPROVED',
    title: 'Withdrawal Request Approved',
    text: 'Your withdrawal of 100.00 AUD has been approved.',
    hoursAgo: 13 * DAY,
    read: true,
  },
  {
    type: 'WITHDRAWAL_PROCESSING',
    title: 'Withdrawal Request Processing',
    text: 'Your withdrawal of 100.00 AUD is being processed.',
    hoursAgo: 13.5 * DAY,
    read: true,
  },
  {
    type: 'WITHDRAWAL_RECEIVED',
    title: 'Withdrawal Request Received',
    text: 'Your withdrawal of 100.00 AUD has been received.',
    hoursAgo: 14 * DAY,
    read: true,
  },
  {
    type: 'DEPOSIT_FAILED',
    title: 'Deposit Request Failed',
    text: 'Your deposit of 50.00 AUD did not go through. Nothing was charged.',
    hoursAgo: 27 * DAY,
    read: true,
  },
  {
    type: null,
    title: 'A word from support',
    text: 'Thanks for your patience on Sunday. The live tables are back.',
    hoursAgo: 29 * DAY,
    read: true,
  },
];

const ava: readonly MessageSeed[] = [
  {
    type: 'DOCUMENT_REJECTED',
    title: 'Document Rejected',
    text: 'Your proof of identity was rejected. Open Account Verification to see why and send another one.',
    hoursAgo: 2 * DAY,
    read: false,
  },
];

const zoe: readonly MessageSeed[] = [
  {
    type: null,
    title: 'Your account is being reviewed',
    text: 'Deposits and withdrawals are on hold meanwhile. Please contact support.',
    hoursAgo: 5 * DAY,
    read: false,
  },
];

const own: Readonly<Record<string, readonly MessageSeed[]>> = { mia, ava, zoe };

const welcome = (memberForDays: number): MessageSeed => ({
  type: null,
  title: 'Welcome to Magpie',
  text: 'Your account is ready. Set a deposit limit before you play.',
  hoursAgo: memberForDays * DAY,
  read: true,
});

export async function seedMessages(unit: Unit): Promise<void> {
  for (const { key, memberForDays } of people) {
    for (const message of [welcome(memberForDays), ...(own[key] ?? []).toReversed()]) {
      await addRows(unit.db, 'messages', {
        id: unit.id('msg'),
        memberId: seededMemberId(key),
        type: message.type,
        title: message.title,
        content: `<p>${message.text}</p>`,
        read: message.read,
        createdAt: unit.now.getTime() - Math.round(message.hoursAgo * HOUR_MS),
      });
    }
  }
}
