import { cashbackMessage, depositMessage, levelUpMessage, withdrawalMessage } from '@magpie/domain/messages';
import type { MessageSubject } from '@magpie/domain/messages';
import type { NotificationType } from '#platform/store/contract-types.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { seededMemberId } from './members.ts';
import { people } from './people.ts';
import { regulars } from './regulars/people.ts';
import { addRows, readMessagesBefore } from './store.ts';
import { DAY_MS } from './times.ts';

interface Told {
  readonly type: NotificationType | null;
  readonly title: string;
  readonly content: string;
}

interface MessageSeed extends Told {
  readonly subject?: MessageSubject;
  readonly daysAgo: number;
  readonly read: boolean;
}

const byHand = (type: NotificationType | null, title: string, text: string): Told => ({
  ...{ type, title, content: `<p>${text}</p>` },
});

/** As the platform tells of it. @throws Error where it tells nothing */
function asTold(told: Told | null): Told {
  if (!told) throw new Error('Of this the platform tells nothing.');
  return told;
}

const deposited = (to: 'APPROVED' | 'FAILED'): Told =>
  asTold(depositMessage({ from: 'PENDING', to, amount: 'A$50.00', promoGone: false }));

const withdrawn = (to: 'APPROVED' | 'PENDING' | 'PROCESSING'): Told =>
  asTold(withdrawalMessage(to, 'A$100.00'));

const deposit = (id: string): MessageSubject => ({ kind: 'DEPOSIT', id });
const withdrawal: MessageSubject = { kind: 'WITHDRAWAL', id: 'wdr_mia_1w' };

const mia: readonly MessageSeed[] = [
  { ...deposited('APPROVED'), subject: deposit('dep_mia_2'), daysAgo: 1, read: false },
  {
    ...{ type: 'VIP_UPGRADE', ...levelUpMessage(3), subject: { kind: 'LEVEL', id: '3' } },
    daysAgo: 2,
    read: false,
  },
  {
    ...byHand(
      'PROMO',
      'Cashback every Monday',
      'Part of what you lose comes back. Claim it on Mondays from My Account.',
    ),
    daysAgo: 3,
    read: false,
  },
  {
    ...{ type: 'REBATE', ...cashbackMessage('Monday Cashback', 'A$12.40') },
    daysAgo: 10,
    read: true,
  },
  { ...withdrawn('APPROVED'), subject: withdrawal, daysAgo: 13, read: true },
  { ...withdrawn('PROCESSING'), subject: withdrawal, daysAgo: 13.5, read: true },
  { ...withdrawn('PENDING'), subject: withdrawal, daysAgo: 14, read: true },
  { ...deposited('FAILED'), subject: deposit('dep_mia_1f'), daysAgo: 27, read: true },
  {
    ...byHand(null, 'A word from support', 'Thanks for your patience on Sunday. The live tables are back.'),
    daysAgo: 29,
    read: true,
  },
];

const ava: readonly MessageSeed[] = [
  {
    ...byHand(
      'DOCUMENT_REJECTED',
      'Document Rejected',
      'Your proof of identity was rejected. Open Account Verification to see why and send another one.',
    ),
    subject: { kind: 'DOCUMENT', id: 'doc_ava_passport' },
    daysAgo: 2,
    read: false,
  },
];

const zoe: readonly MessageSeed[] = [
  {
    ...byHand(
      null,
      'Your account is being reviewed',
      'Deposits and withdrawals are on hold meanwhile. Please contact support.',
    ),
    daysAgo: 5,
    read: false,
  },
];

const own: Readonly<Record<string, readonly MessageSeed[]>> = { mia, ava, zoe };

const READ_AFTER_DAYS = 30;

const welcome = (memberForDays: number): MessageSeed => ({
  ...byHand(null, 'Welcome to Magpie', 'Your account is ready. Set a deposit limit before you play.'),
  daysAgo: memberForDays,
  read: true,
});

export async function seedMessages(unit: Unit): Promise<void> {
  await readMessagesBefore(unit.db, unit.now.getTime() - READ_AFTER_DAYS * DAY_MS);
  for (const { key, memberForDays } of [...people, ...regulars]) {
    for (const message of [welcome(memberForDays), ...(own[key] ?? []).toReversed()]) {
      await addRows(unit.db, 'messages', {
        id: unit.id('msg'),
        memberId: seededMemberId(key),
        type: message.type,
        title: message.title,
        content: message.content,
        read: message.read,
        subjectKind: message.subject?.kind ?? null,
        subjectId: message.subject?.id ?? null,
        createdAt: unit.now.getTime() - Math.round(message.daysAgo * DAY_MS),
      });
    }
  }
}
