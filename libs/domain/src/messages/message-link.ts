export type MessageSubjectKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'DOCUMENT'
  | 'PROMO'
  | 'BONUS'
  | 'FREE_SPINS'
  | 'LEVEL'
  | 'TOURNAMENT'
  | 'JACKPOT'
  | 'BADGE';

export interface MessageSubject {
  readonly kind: MessageSubjectKind;
  readonly id: string;
}

/** The account sections that messages lead to. */
export type MessageSection =
  | 'deposits'
  | 'withdrawals'
  | 'account-verification'
  | 'active-bonus'
  | 'consumable-bonuses'
  | 'freespin-bonus'
  | 'level-system'
  | 'achievements'
  | 'cashback'
  | 'deposit-withdraw'
  | 'transaction-history';

/** Where a message leads to; `id` is that of the payment, promo, level, tournament or jackpot itself. */
export type MessagePlace =
  | { readonly to: 'section'; readonly section: MessageSection; readonly id?: string }
  | { readonly to: 'promotions' }
  | { readonly to: 'tournament' | 'jackpot'; readonly id: string };

export interface MessageLink {
  readonly label: string;
  readonly place: MessagePlace;
}

const section = (label: string, name: MessageSection, id?: string): MessageLink => ({
  label,
  place: { to: 'section', section: name, ...(id !== undefined && { id }) },
});

const linksOfSubjects: Readonly<Record<MessageSubjectKind, (id: string) => MessageLink>> = {
  DEPOSIT: (id) => section('View deposit', 'deposits', id),
  WITHDRAWAL: (id) => section('View withdrawal', 'withdrawals', id),
  DOCUMENT: () => section('View documents', 'account-verification'),
  // A message about a promo says how it ended or what it waits for, so the link leads to the member's own promo.
  PROMO: (id) => section('View promo', 'active-bonus', id),
  BONUS: () => section('View bonuses', 'consumable-bonuses'),
  FREE_SPINS: () => section('View free spins', 'freespin-bonus'),
  LEVEL: (level) => section('View level', 'level-system', level),
  TOURNAMENT: (id) => ({ label: 'View tournament', place: { to: 'tournament', id } }),
  JACKPOT: (id) => ({ label: 'View jackpot', place: { to: 'jackpot', id } }),
  BADGE: () => section('View badges', 'achievements'),
};

/** By how the type begins; what no line fits has no place of its own. */
const linksOfTypes: readonly (readonly [start: string, link: MessageLink])[] = [
  ['DEPOSIT_LIMIT_CHANGED', section('View deposit limits', 'deposit-withdraw')],
  ['DEPOSIT_', section('View deposits', 'deposits')],
  ['WITHDRAWAL_', section('View withdrawals', 'withdrawals')],
  ['DOCUMENT_', section('View documents', 'account-verification')],
  ['PROMO', { label: 'View promotions', place: { to: 'promotions' } }],
  ['VIP_', section('View level', 'level-system')],
  ['REBATE', section('View cashback', 'cashback')],
  ['AUTOPAYOUT', section('View transactions', 'transaction-history')],
];

export interface LinkedMessage {
  /** Null when a person wrote it. */
  readonly automatedMessageType?: string | null;
  readonly subject?: MessageSubject | null;
}

/** The next step of a message: to what it is about, else to where such things are; null when there is none (MSG-20). */
export function messageLink({ automatedMessageType, subject }: LinkedMessage): MessageLink | null {
  if (subject) return linksOfSubjects[subject.kind](subject.id);
  const type = automatedMessageType ?? '';
  return linksOfTypes.find(([start]) => type.startsWith(start))?.[1] ?? null;
}
