export { canDeleteMessage, closesPaymentFrame, messageIcon, paymentTitles } from './messages.ts';
export type { MessageIcon } from './messages.ts';
