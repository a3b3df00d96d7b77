import { money } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { smallestStake } from '@magpie/domain/play';
import type { Unit } from '#platform/worlds/index.ts';
import { catalogueOf } from '../games/index.ts';
import { convert } from '../wallets/index.ts';
import type { PromoRecord } from './model.ts';

/** The smallest stake of the games that a promo allows, in its currency (PROMO-48). */
export async function smallestStakeOf(unit: Unit, { row, ...record }: PromoRecord): Promise<Minor> {
  const { games } = await catalogueOf(unit.world);
  return smallestStake(
    games.map(({ code, subCategory, category }) => ({
      ...{ code, provider: subCategory.id },
      stakedAs: category === 'SPORTSBOOK' ? 'SPORTSBOOK' : 'SLOT',
    })),
    {
      providers: record.providers.map(({ providerId }) => providerId),
      allowedGameCodes: record.allowedGameCodes,
    },
    (cents) => money.of(convert(cents, 'AUD', row.currency)),
  );
}
