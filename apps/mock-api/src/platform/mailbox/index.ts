export { listMail, writeMail } from './mailbox.ts';
export type { Mail, MailInput } from './mailbox.ts';
