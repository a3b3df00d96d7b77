export { contactReasons, takenReasons } from './contact-reasons.ts';
export type { ContactReason, TakenReason } from './contact-reasons.ts';
export { decideEmail, decideMobile, decideNewContacts } from './decide-contact.ts';
export type { NewContacts } from './decide-contact.ts';
