/* The page is sent the domain's own file (assets.ts), so that it deals a round again as it was dealt. */
export { cardAt, deckSize, joker, rankAceHigh, rankOf, shoeOf } from '@magpie/domain/studio';
