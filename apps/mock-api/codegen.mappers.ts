/** For each endpoint the type a resolver hands on for a contract type (`file#Type`), where it is not the contract's own. */
export const mappers: Record<'main' | 'promo' | 'control', Record<string, string>> = {
  main: {
    Game: '../modules/games/model.ts#GameModel',
    GameSession: '../modules/play/model.ts#GameSessionModel',
    RealityCheck: '../modules/play/model.ts#GameSessionModel',
    Jackpot: '../modules/jackpots/service.ts#JackpotModel',
    Member: '../modules/account/model.ts#MemberModel',
    MemberLevel: '../modules/levels/service.ts#MemberLevelModel',
    Tournament: '../modules/tournaments/service.ts#TournamentModel',
  },
  promo: {
    PromoMember: '../modules/promos/model.ts#PromoMemberModel',
  },
  control: {},
};
