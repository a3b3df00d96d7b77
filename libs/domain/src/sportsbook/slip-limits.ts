export const maximumLegs = 8;

/** What the odds of a line multiply to at most, so that a bet never pays more than can be paid. */
export const maximumLineOdds = 10_000;
