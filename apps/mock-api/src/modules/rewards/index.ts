import type { PlatformModule } from '#platform/module.ts';
import { countOpenRewards } from './service.ts';

/** What a member can have now, of every area that gives something. */
export const rewardsModule: PlatformModule = {
  name: 'rewards',
  promo: {
    PromoMember: {
      openRewards: ({ id }, _args, { world }) => countOpenRewards(world, id),
    },
  },
};
