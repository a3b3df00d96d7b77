import type { MessageSubject } from '@magpie/domain/messages';
import type { NotificationType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededMemberId } from './members.ts';
import { people } from './people.ts';
import { regulars } from './regulars/people.ts';
import { addRows } from './store.ts';
import { DAY_MS } from './times.ts';

interface MessageSeed {
  readonly type: NotificationType | null;
  readonly title: string;
  readonly text: string;
  readonly subject?: MessageSubject;
  readonly daysAgo: number;
  readonly read: boolean;
}

const mia: readonly MessageSeed[] = [
  {
    type: 'DEPOSIT_APPROVED',
    title: 'Deposit Request Approved',
    text: 'Your deposit of 50.00 AUD has been approved.',
    subject: { kind: 'DEPOSIT', id: 'dep_mia_2' },
    daysAgo: 1,
    read: false,
  },
  {
    type: 'VIP_UPGRADE',
    title: 'You reached level 3',
    text: 'Welcome to Brass Key. Your level-up bonus waits for you for 7 days.',
    subject: { kind: 'LEVEL', id: '3' },
    daysAgo: 2,
    read: false,
  },
  {
    type: 'PROMO',
    title: 'Cashback every Monday',
    text: 'Part of what you lose comes back. Claim it on Mondays from My Account.',
    daysAgo: 3,
    read: false,
  },
  {
    type: 'REBATE',
    title: 'Cashback credited',
    text: '12.40 AUD cashback is in your main cash.',
    daysAgo: 10,
    read: true,
  },
  {
    type: 'WITHDRAWAL_APPROVED',
    title: 'Withdrawal Request Approved',
    text: 'Your withdrawal of 100.00 AUD has been approved.',
    subject: { kind: 'WITHDRAWAL', id: 'wdr_mia_1w' },
    daysAgo: 13,
    read: true,
  },
  {
    type: 'WITHDRAWAL_PROCESSING',
    title: 'Withdrawal Request Processing',
    text: 'Your withdrawal of 100.00 AUD is being processed.',
    subject: { kind: 'WITHDRAWAL', id: 'wdr_mia_1w' },
    daysAgo: 13.5,
    read: true,
  },
  {
    type: 'WITHDRAWAL_RECEIVED',
    title: 'Withdrawal Request Received',
    text: 'Your withdrawal of 100.00 AUD has been received.',
    subject: { kind: 'WITHDRAWAL', id: 'wdr_mia_1w' },
    daysAgo: 14,
    read: true,
  },
  {
    type: 'DEPOSIT_FAILED',
    title: 'Deposit Request Failed',
    text: 'Your deposit of 50.00 AUD did not go through. Nothing was charged.',
    subject: { kind: 'DEPOSIT', id: 'dep_mia_1f' },
    daysAgo: 27,
    read: true,
  },
  {
    type: null,
    title: 'A word from support',
    text: 'Thanks for your patience on Sunday. The live tables are back.',
    daysAgo: 29,
    read: true,
  },
];

const ava: readonly MessageSeed[] = [
  {
    type: 'DOCUMENT_REJECTED',
    title: 'Document Rejected',
    text: 'Your proof of identity was rejected. Open Account Verification to see why and send another one.',
    subject: { kind: 'DOCUMENT', id: 'doc_ava_passport' },
    daysAgo: 2,
    read: false,
  },
];

const zoe: readonly MessageSeed[] = [
  {
    type: null,
    title: 'Your account is being reviewed',
    text: 'Deposits and withdrawals are on hold meanwhile. Please contact support.',
    daysAgo: 5,
    read: false,
  },
];

const own: Readonly<Record<string, readonly MessageSeed[]>> = { mia, ava, zoe };

const welcome = (memberForDays: number): MessageSeed => ({
  type: null,
  title: 'Welcome to Magpie',
  text: 'Your account is ready. Set a deposit limit before you play.',
  daysAgo: memberForDays,
  read: true,
});

export async function seedMessages(unit: Unit): Promise<void> {
  for (const { key, memberForDays } of [...people, ...regulars]) {
    for (const message of [welcome(memberForDays), ...(own[key] ?? []).toReversed()]) {
      await addRows(unit.db, 'messages', {
        id: unit.id('msg'),
        memberId: seededMemberId(key),
        type: message.type,
        title: message.title,
        content: `<p>${message.text}</p>`,
        read: message.read,
        subjectKind: message.subject?.kind ?? null,
        subjectId: message.subject?.id ?? null,
        createdAt: unit.now.getTime() - Math.round(message.daysAgo * DAY_MS),
      });
    }
  }
}
