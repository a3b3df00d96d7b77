export { releasedAwardMessage, waitingAwardMessage } from './award-waits.ts';
export { decideDeletion, decideMessage, messageReasons } from './decide-deletion.ts';
export type { MessageReason } from './decide-deletion.ts';
export { givenBackMessage } from './given-back.ts';
export { giftMessage } from './gift.ts';
export { messageLink } from './message-link.ts';
export type {
  MessageLink,
  MessagePlace,
  MessageSection,
  MessageSubject,
  MessageSubjectKind,
} from './message-link.ts';
export { depositMessage, withdrawalMessage } from './payment-moved.ts';
export type { MovedDeposit, PaymentMessage } from './payment-moved.ts';
export {
  badgeMessage,
  cashbackMessage,
  jackpotMessage,
  levelUpMessage,
  tournamentPrizeMessage,
} from './reward-won.ts';
export { promoEndMessage } from './promo-end.ts';
export { spinsEndMessage } from './spins-end.ts';
export type { SpinsEnd, SpinsEndCause } from './spins-end.ts';
export { closesPaymentFrame, messageIcon, paymentTitles } from './messages.ts';
export type { MessageIcon } from './messages.ts';
export { wantedBackMessage } from './wanted-back.ts';
export type { WantedBack } from './wanted-back.ts';
