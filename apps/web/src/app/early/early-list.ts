import { InMemoryCache } from '@apollo/client/cache';
import { defaultCurrency } from '@magpie/domain/money';
import { siteCodes, siteOf } from '@magpie/domain/site';
import { GamesDocument, GameTypesDocument } from '@magpie/gql/games';
import { LobbyBannersDocument } from '@magpie/gql/lobby';
import { print, type DocumentNode } from 'graphql';
import { paths, routePatterns } from '#shared/navigation/paths.ts';
import { bannersVariables } from '../../features/games/home/banners-variables.ts';
import { gamesVariables } from '../../features/games/list/games-variables.ts';
import { readListState } from '../../features/games/list/list-words.ts';
import type { EarlyList, EarlyOperation, EarlyPage } from './ask-early.ts';
import { type Page, pages, partsOf } from './page-parts.ts';

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

type Asked = Pick<EarlyPage, 'operations' | 'ofVisitors'>;

export interface EarlyParts extends Asked {
  readonly parts: readonly string[];
}

const nothing: Asked = { operations: [], ofVisitors: [] };

const ofPages: Partial<Record<Page, Asked>> = {
  home: { operations: popular, ofVisitors: banners },
  casinoType: { operations: ofType, ofVisitors: [] },
};

const at = (page: Page, asked = ofPages[page] ?? nothing): EarlyParts => ({
  parts: partsOf[page].first,
  ...asked,
});

const addressOf = (page: Page) => routePatterns[page].replace(/:\w+$/, '*');

/** What is asked for early where, but for the scripts, whose names the build knows. */
export const earlyPages: Readonly<Record<string, EarlyParts>> = {
  ...Object.fromEntries(pages.map((page) => [addressOf(page), at(page)])),
  [paths.casinoType('popular')]: at('casinoType', { operations: popular, ofVisitors: [] }),
  [paths.casinoType('favourites')]: at('casinoType', nothing),
  [paths.casinoType('recent')]: at('casinoType', nothing),
};

export const earlyQueries: EarlyList['queries'] = {
  Games: query(GamesDocument, 'main'),
  GameTypes: query(GameTypesDocument, 'main'),
  LobbyBanners: query(LobbyBannersDocument, 'promo'),
};

export const adminCodes = Object.fromEntries(siteCodes.map((code) => [code, siteOf(code).adminCode]));
