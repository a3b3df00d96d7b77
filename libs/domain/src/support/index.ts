export { decideSupportToken, supportTokenReasons } from './decide-support-token.ts';
export type { SupportTokenFacts, SupportTokenReason } from './decide-support-token.ts';
export { helpDeskUser, messengerUser } from './users.ts';
export type { HelpDeskUser, Introduction, MessengerUser, SupportedMember } from './users.ts';
export { liveSupportToken, supportTokenLife, supportTokenSeconds } from './token-life.ts';
export type { SupportToken } from './token-life.ts';
