/** What counts towards a jackpot's turnover and win (JACK-12). */
export const jackpotCountsText =
  'A win counts by what one round pays beyond its stake. Only cash at risk counts: bonus money and free spins do not.';
