/**
 * For each endpoint, the type that a resolver hands on for a contract type (`file#Type`, relative to
 * `src/__generated__/`). A type without an entry is handed on in the contract's own shape.
 */
export const mappers: Record<'main' | 'promo' | 'control', Record<string, string>> = {
  main: {
    Game: '../modules/games/model.ts#GameModel',
    Member: '../modules/account/model.ts#MemberModel',
  },
  promo: {
    PromoMember: '../modules/promos/model.ts#PromoMemberModel',
  },
  control: {},
};
