export { helpDeskUser, messengerUser } from './users.ts';
export type { HelpDeskUser, Introduction, MessengerUser, SupportedMember } from './users.ts';
