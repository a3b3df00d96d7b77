import { InMemoryCache } from '@apollo/client/cache';
import { defaultCurrency } from '@magpie/domain/money';
import { siteCodes, siteOf } from '@magpie/domain/site';
import { GamesDocument, GameTypesDocument } from '@magpie/gql/games';
import { LobbyBannersDocument } from '@magpie/gql/lobby';
import { print, type DocumentNode } from 'graphql';
import { paths } from '#shared/navigation/paths.ts';
import { bannersVariables } from '../../features/games/home/banners-variables.ts';
import { gamesVariables } from '../../features/games/list/games-variables.ts';
import { readListState } from '../../features/games/list/list-words.ts';
import type { EarlyList, EarlyOperation, EarlyPage } from './ask-early.ts';

type Endpoint = EarlyList['queries'][string]['endpoint'];

const cache = new InMemoryCache();

/** As Apollo Client would send it. */
const query = (document: DocumentNode, endpoint: Endpoint) => ({
  text: print(cache.transformDocument(document)),
  endpoint,
});

const operation = (name: string, variables: object = {}): EarlyOperation => ({
  name,
  variables: JSON.stringify(variables),
});

const usual = readListState(new URLSearchParams());
const types = operation('GameTypes');
const popular = [operation('Games', gamesVariables({ kind: 'POPULAR' }, usual)), types];
const ofType = [operation('Games', gamesVariables({ kind: 'TYPE', code: '%SLUG%' }, usual)), types];
const banners = [operation('LobbyBanners', bannersVariables(defaultCurrency))];

export interface EarlyModule extends Omit<EarlyPage, 'scripts'> {
  readonly modules: readonly string[];
}

const page = (
  modules: readonly string[],
  operations: readonly EarlyOperation[] = [],
  ofVisitors = operations.slice(0, 0),
) => ({ modules, operations, ofVisitors }) satisfies EarlyModule;

const casinoType = 'games/casino/casino-type-page.tsx';

/** What is asked for early where, but for the scripts, whose names the build knows. */
export const earlyPages: Readonly<Record<string, EarlyModule>> = {
  [paths.home]: page(['games/home/home-page.tsx', 'games/home/banner-carousel.tsx'], popular, banners),
  [paths.casino]: page(['games/casino/casino-page.tsx']),
  [paths.casinoLobby]: page(['games/casino/casino-page.tsx']),
  [paths.casinoProviders]: page(['games/casino/providers-page.tsx']),
  [paths.casinoType('popular')]: page([casinoType], popular),
  [paths.casinoType('favourites')]: page([casinoType]),
  [paths.casinoType('recent')]: page([casinoType]),
  [paths.casinoType('*')]: page([casinoType], ofType),
  [paths.promotions]: page(['promos/list/promos-page.tsx']),
  [paths.promotion('*')]: page(['promos/detail/promo-page.tsx']),
  [paths.cashbacks]: page(['cashback/cashbacks-page.tsx']),
  [paths.tournament]: page(['tournaments/tournament-page.tsx']),
  [paths.jackpot]: page(['jackpots/jackpot-page.tsx']),
  [paths.personalCenter()]: page(['account/personal-center-page.tsx']),
};

export const earlyQueries: EarlyList['queries'] = {
  Games: query(GamesDocument, 'main'),
  GameTypes: query(GameTypesDocument, 'main'),
  LobbyBanners: query(LobbyBannersDocument, 'promo'),
};

export const adminCodes = Object.fromEntries(siteCodes.map((code) => [code, siteOf(code).adminCode]));
