/** What counts towards a jackpot's turnover and win (JACK-12). */
export const jackpotCountsText =
  'A win counts by what one round pays beyond its stake, if half of the stake or more was at risk. Only cash at risk counts: ' +
  'bonus money and free spins do not.';
