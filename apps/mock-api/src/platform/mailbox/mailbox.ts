import type { MailboxMessageKind } from '../store/contract-types.ts';
import type { Reader } from '../store/database.ts';
import type { Unit } from '../worlds/types.ts';
import { lastMail, saveMail } from './store.ts';

export interface MailInput {
  readonly kind: MailboxMessageKind;
  /** E-mail address, in any capitals, or mobile number with its calling code. */
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  readonly code?: string;
}

export interface Mail {
  readonly id: string;
  readonly kind: MailboxMessageKind;
  readonly to: string;
  readonly subject: string | null;
  readonly body: string;
  readonly code: string | null;
  readonly sentAt: Date;
}

const LIST_LIMIT = 500;

function addressKey(to: string): string {
  return to.trim().toLowerCase();
}

/** Sends a message: it goes into the world's mailbox and leaves the machine in no other way (API-16). */
export async function writeMail(unit: Pick<Unit, 'db' | 'now' | 'id'>, mail: MailInput): Promise<Mail> {
  const { kind, body } = mail;
  const sent = {
    kind,
    to: addressKey(mail.to),
    subject: mail.subject ?? null,
    body,
    code: mail.code ?? null,
  };
  const { to, ...columns } = sent;
  const id = unit.id('mail');
  await saveMail(unit.db, { id, ...columns, recipient: to, sentAt: unit.now.getTime() });
  return { id, ...sent, sentAt: unit.now };
}

/** Messages to an address or number, or with null to anybody, newest first; at most `last`, and never more than 500. */
export async function listMail(db: Reader, to: string | null, last = LIST_LIMIT): Promise<readonly Mail[]> {
  const recipient = to === null ? null : addressKey(to);
  const rows = await lastMail(db, recipient, Math.min(last, LIST_LIMIT));
  return rows.map(({ recipient: address, sentAt, id, kind, subject, body, code }) => {
    return { id, kind, to: address, subject, body, code, sentAt: new Date(sentAt) };
  });
}
