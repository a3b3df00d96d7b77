export { BlockedButton } from './blocked-button.tsx';
export type { BlockedButtonProps } from './blocked-button.tsx';
export { CardButtons } from './card-buttons.ts';
export { CardGrid, CardGridSkeleton } from './card-grid.tsx';
export type { CardGridProps } from './card-grid.tsx';
export { CurrencyFilter, useChosenCurrency } from './currency-filter.tsx';
export type { ChosenCurrency, CurrencyFilterProps } from './currency-filter.tsx';
export { Fact, Facts } from './facts.tsx';
export type { FactProps } from './facts.tsx';
export { artOf, OfferImage } from './offer-image.tsx';
export type { OfferImageProps } from './offer-image.tsx';
export { OfferCard } from './offer-card.tsx';
export type { OfferCardProps } from './offer-card.tsx';
export { OfferDetail, OfferDetailSkeleton } from './offer-detail.tsx';
export type { OfferDetailProps } from './offer-detail.tsx';
export { onDark } from './on-dark.ts';
export { PlayLink } from './play-link.tsx';
export type { PlayLinkProps } from './play-link.tsx';
export { Lines } from './lines.tsx';
export {
  awardRulesOf,
  cashNotesOf,
  countingNotes,
  leastDepositOf,
  minimumCashNotes,
  minimumCashOf,
  modeNotes,
  noteLabels,
  spinNotesOf,
  termLabels,
  termNote,
  termNotesOf,
} from './promo-figures.ts';
export type { PromoTermsView, TermNote } from './promo-figures.ts';
export { TermFigures, TermsSection, TermsFacts } from './promo-terms.tsx';
export type { TermsProps } from './promo-terms.tsx';
export { Stats } from './stats.tsx';
export { TermNotes, TermRules, TermTable } from './term-notes.tsx';
export { TermRows } from './term-rows.tsx';
export { Providers } from './providers.tsx';
export type { ProvidersProps } from './providers.tsx';
export { RewardCard } from './reward-card.tsx';
export type { RewardCardProps } from './reward-card.tsx';
export { RewardList } from './reward-list.tsx';
export type { RewardListProps } from './reward-list.tsx';
