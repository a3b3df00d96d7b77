export { decideDeletion, decideMessage, messageReasons } from './decide-deletion.ts';
export type { MessageReason } from './decide-deletion.ts';
export { closesPaymentFrame, messageIcon, paymentTitles } from './messages.ts';
export type { MessageIcon } from './messages.ts';
