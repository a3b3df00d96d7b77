export type MessageIcon = 'warning' | 'process' | 'check' | 'notify';

const icons: readonly (readonly [icon: MessageIcon, words: readonly string[]])[] = [
  ['warning', ['REJECTED', 'FAILED', 'EXPIRED']],
  ['process', ['PROCESSING']],
  ['check', ['APPROVED', 'RECEIVED']],
];

/** By message type; one written by a person has no type (MSG-09). */
export function messageIcon(type: string | null | undefined): MessageIcon {
  const holds = (words: readonly string[]) => words.some((word) => type?.includes(word) === true);
  return icons.find(([, words]) => holds(words))?.[0] ?? 'notify';
}

/** Titles of the messages about a completed payment (MSG-15). */
export const paymentTitles = {
  depositApproved: 'Deposit Request Approved',
  withdrawalReceived: 'Withdrawal Request Received',
} as const;

/** Whether a pushed message closes the payment frame and shows its title as a toast (MSG-15, MSG-16). */
export function closesPaymentFrame(title: string): boolean {
  return Object.values(paymentTitles).some((words) => title.includes(words));
}
