import { InMemoryCache, type FieldMergeFunction, type Reference, type StoreObject } from '@apollo/client';
import { possibleTypes } from '@magpie/gql/enums';

type Stored = StoreObject | Reference;

/** A currency has no id: data about the same one is merged, another one replaces it. */
const mergeCurrency: FieldMergeFunction<Stored, Stored> = (
  existing,
  incoming,
  { mergeObjects, readField },
) => {
  const same = existing !== undefined && readField('code', existing) === readField('code', incoming);
  return same ? mergeObjects(existing, incoming) : incoming;
};

/** Each page of a list is kept by itself: one that grew would be read whole for each page that comes (053). */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Currency: { merge: mergeCurrency },
      Level: { keyFields: ['level'] },
      LevelConfig: { merge: true },
      LevelReward: { keyFields: ['level'] },
      LockInPromo: { keyFields: ['promo', ['id']] },
      // Lists of things without an id: a fresh one replaces the old one.
      Member: {
        fields: {
          depositLimits: { merge: false },
          favoriteCryptoBalances: { merge: false },
          favoriteCurrencyDetails: { merge: false },
        },
      },
      MemberAchievement: { merge: true },
      MemberLevel: { merge: true },
      Query: {
        fields: {
          // Lists without ids of their own, or that shrink: a fresh one replaces the old one.
          favoriteGames: { merge: false },
          recentGames: { merge: false },
        },
      },
    },
  });
}
