import type { GameCategoryCode } from '#platform/store/contract-types.ts';

export interface VendorSeed {
  readonly id: string;
  readonly name: string;
  readonly state: 'ACTIVE' | 'IN_MAINTENANCE';
}

export interface ProviderSeed {
  readonly name: string;
  readonly vendor: string;
  readonly games: Partial<Readonly<Record<GameCategoryCode, number>>>;
}

/** The vendors; one is in maintenance, so that its refusal can be met (PLAY-20). */
export const vendors: readonly VendorSeed[] = [
  { id: 'ven_billabong', name: 'Billabong Interactive', state: 'ACTIVE' },
  { id: 'ven_meridian', name: 'Meridian Aggregation', state: 'ACTIVE' },
  { id: 'ven_longreach', name: 'Longreach Systems', state: 'ACTIVE' },
  { id: 'ven_tasman', name: 'Tasman Live', state: 'ACTIVE' },
  { id: 'ven_cockatrice', name: 'Cockatrice Games', state: 'ACTIVE' },
  { id: 'ven_sleepers', name: 'Sleepers Hill', state: 'IN_MAINTENANCE' },
];

const slots = (SLOTS: number, more: ProviderSeed['games'] = {}): ProviderSeed['games'] => ({
  SLOTS,
  ...more,
});

export const providers: readonly ProviderSeed[] = [
  { name: 'Nightjar', vendor: 'ven_billabong', games: slots(118, { TABLE: 14 }) },
  { name: 'Saltbush', vendor: 'ven_billabong', games: slots(130) },
  { name: 'Tidewater', vendor: 'ven_billabong', games: slots(84, { FISH: 40 }) },
  { name: 'Twelve Bells', vendor: 'ven_tasman', games: { LIVE: 72, TABLE: 10 } },
  { name: 'Ironbark', vendor: 'ven_meridian', games: slots(124, { TABLE: 12 }) },
  { name: 'Long Paddock', vendor: 'ven_meridian', games: slots(96) },
  { name: 'Copperhead', vendor: 'ven_meridian', games: slots(112, { TABLE: 16 }) },
  { name: 'Lantern Row', vendor: 'ven_longreach', games: slots(104) },
  { name: 'Postmark', vendor: 'ven_longreach', games: slots(78, { LOTTERY: 36 }) },
  { name: 'Wharfside', vendor: 'ven_longreach', games: slots(86, { FISH: 16 }) },
  { name: 'Blue Gum', vendor: 'ven_billabong', games: slots(92) },
  { name: 'Corrugated', vendor: 'ven_cockatrice', games: slots(74, { LOTTERY: 14 }) },
  { name: 'Southerly', vendor: 'ven_cockatrice', games: slots(88, { FISH: 14 }) },
  { name: 'Pickaxe', vendor: 'ven_cockatrice', games: slots(96) },
  { name: 'Verandah', vendor: 'ven_meridian', games: slots(62, { TABLE: 18, LOTTERY: 10 }) },
  { name: 'Silver Fern Works', vendor: 'ven_tasman', games: slots(58, { LIVE: 26 }) },
  { name: 'Milk Bar', vendor: 'ven_billabong', games: slots(82) },
  { name: 'Redgum', vendor: 'ven_longreach', games: slots(76, { TABLE: 12 }) },
  { name: 'Galah & Sons', vendor: 'ven_cockatrice', games: slots(64) },
  { name: 'Ninety Mile', vendor: 'ven_meridian', games: slots(70, { FISH: 12 }) },
  { name: 'Croupier House', vendor: 'ven_tasman', games: { LIVE: 48, TABLE: 22 } },
  { name: 'Drover', vendor: 'ven_longreach', games: slots(66) },
  { name: 'Tin Shed', vendor: 'ven_sleepers', games: slots(44, { TABLE: 6 }) },
  { name: 'Windmill Lane', vendor: 'ven_sleepers', games: slots(40, { LOTTERY: 8 }) },
];
