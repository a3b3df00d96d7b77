import { listedPromoTypes } from '@magpie/domain/promos';
import type { LobbyBannersQueryVariables } from '@magpie/gql/lobby';

/** What the list holds to which a banner leads. */
export const bannersVariables = (currency: string): LobbyBannersQueryVariables => ({
  filter: { active: { eq: true }, type: { in: [...listedPromoTypes] }, currency: { eq: currency } },
});
