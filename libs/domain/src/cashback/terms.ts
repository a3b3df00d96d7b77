import { countedStakeText } from '../play/index.ts';

const ofLosses = [
  'Stakes of your cash count: what they lost less what they won, where bets that cover each other count only with what they win together.',
  'What a disputed deposit paid for is not lost by you. What you have claimed for it comes off your next claims. What came off is paid with them once the dispute is over.',
] as const;

/** Which play a cashback is for, in its terms, a paragraph each. */
export const playThatCounts = ({ onLossesOnly }: { readonly onLossesOnly: boolean }): readonly string[] =>
  onLossesOnly ? ofLosses : [`Stakes of your cash count. ${countedStakeText}`];
