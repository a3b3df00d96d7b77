/** What hands of poker and brag are called. @type {Record<string, string>} */
export const handNames = {
  FIVE_ACES: 'Five aces',
  ROYAL_FLUSH: 'Royal flush',
  STRAIGHT_FLUSH: 'Straight flush',
  FOUR_OF_A_KIND: 'Four of a kind',
  FULL_HOUSE: 'Full house',
  FLUSH: 'Flush',
  STRAIGHT: 'Straight',
  THREE_OF_A_KIND: 'Three of a kind',
  TWO_PAIR: 'Two pair',
  JACKS_OR_BETTER: 'Jacks or better',
  PAIR: 'Pair',
  HIGH_CARD: 'High card',
  PRIAL: 'Prial',
  RUNNING_FLUSH: 'Running flush',
  RUN: 'Run',
};
