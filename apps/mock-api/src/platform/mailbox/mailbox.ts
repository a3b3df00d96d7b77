import type { MailboxMessageKind } from '../store/contract-types.ts';
import type { Reader } from '../store/database.ts';
import type { Unit } from '../worlds/types.ts';

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
  await unit.db
    .insertInto('mailbox')
    .values({ id, ...columns, recipient: to, sentAt: unit.now.getTime() })
    .execute();
  return { id, ...sent, sentAt: unit.now };
}

/** Messages to an address or number, or with null to anybody, newest first; at most `last`, and never more than 500. */
export async function listMail(db: Reader, to: string | null, last = LIST_LIMIT): Promise<readonly Mail[]> {
  let query = db.selectFrom('mailbox').selectAll().orderBy('seq', 'desc').limit(Math.min(last, LIST_LIMIT));
  if (to !== null) query = query.where('recipient', '=', addressKey(to));
  const rows = await query.execute();
  return rows.map(({ recipient, sentAt, id, kind, subject, body, code }) => {
    return { id, kind, to: recipient, subject, body, code, sentAt: new Date(sentAt) };
  });
}
