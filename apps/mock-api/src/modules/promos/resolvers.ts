import type { Resolvers } from '#__generated__/promo.ts';
import { requireOwnId } from '#platform/auth/index.ts';
import { requesterOf } from '#platform/idempotency/index.ts';
import { artOfBrand, toneOf } from './art.ts';
import {
  activePromo,
  cancelActivePromo,
  findAvailablePromo,
  findPromo,
  memberWallets,
  pendingPromos,
  promoHistory,
} from './service.ts';
import { useCount } from './store/index.ts';
import { switchToBonusMode } from './wallet-mode.ts';

/** The fields of promos and of the member on the promo endpoint (API-06). */
export const promosResolvers: Resolvers = {
  Query: {
    promo: (_parent, { id }, { world, member }) => findPromo(world, member?.id ?? null, id),
    availablePromo: (_parent, asked, { world, member }) =>
      findAvailablePromo(world, member?.id ?? null, asked),
    promoHistory: (_parent, page, { world, requireMember }) => promoHistory(world, requireMember().id, page),
    member: (_parent, { id }, { requireMember }) => {
      requireOwnId(requireMember().id, id);
      return { id };
    },
  },
  Mutation: {
    cancelActivePromo: (_parent, { id }, context) =>
      cancelActivePromo(context.world, requesterOf(context), id),
    switchPromoToBonusMode: (_parent, { id }, { world, requireMember }) =>
      switchToBonusMode(world, { memberId: requireMember().id, id }),
  },
  Promo: {
    mainBannerImage: ({ mainBannerImage }, _args, { brand }) => artOfBrand(mainBannerImage, brand),
    subBannerImage: ({ subBannerImage }, _args, { brand }) =>
      subBannerImage ? artOfBrand(subBannerImage, brand) : null,
    bannerTone: ({ mainBannerImage }, _args, { brand }) => toneOf(artOfBrand(mainBannerImage, brand)),
  },
  PromoMember: {
    activePromo: ({ id }, _args, { world }) => activePromo(world, id),
    pendingPromos: ({ id }, _args, { world }) => pendingPromos(world, id),
    wallets: ({ id }, _args, { world }) => memberWallets(world, id),
    promoUsed: ({ id }, { promo }, { world }) => useCount(world.db, id, promo),
  },
};
