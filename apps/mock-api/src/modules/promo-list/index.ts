import type { PlatformModule } from '#platform/module.ts';
import { findPromos } from './service.ts';

/** The list of promos, in an order that takes all there is to know of a member (PROMO-25). */
export const promoListModule: PlatformModule = {
  name: 'promo-list',
  promo: {
    Query: {
      promos: (_parent, request, { world, member }) => findPromos(world, member?.id ?? null, request),
    },
  },
};
