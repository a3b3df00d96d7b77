import type { ClaimablePromo, FreeSpinsClaimFacts } from '../index.ts';

export const promo: ClaimablePromo = {
  id: 'dingo',
  type: 'FREE_SPIN',
  hasFreeSpins: true,
  lockInEnabled: false,
  open: true,
  levelRequirement: 5,
  maxUses: 3,
  promoUsed: 2,
};

/** A claim that nothing stands against. */
export const facts: FreeSpinsClaimFacts<ClaimablePromo> = { signedIn: true, promo, level: 5, held: [] };

/** What makes it a claim of an enrolled member. */
export const active = [{ promo: 'dingo', status: 'ACTIVE' }] as const;
