import type { ApolloClient } from '@apollo/client';
import { launchOptions } from '@magpie/domain/play';
import { LobbyActivePromoDocument, type LobbyActivePromoQuery } from '@magpie/gql/active-promo';
import {
  EndGameSessionDocument,
  InitializeVendorAccountDocument,
  LaunchURLDocument,
  StartGameSessionDocument,
} from '@magpie/gql/play';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { logNote } from '#shared/log/index.ts';
import type { LaunchableGame, StartedSession } from './model.ts';

/** The calls of a launch to the platform. All but the last reject when the platform refuses or cannot be reached. */
export interface LaunchCalls {
  /** Where the page of a game may be besides on this site (PLAY-29). */
  readonly frameOrigins: readonly string[];
  initializeVendor(game: LaunchableGame): Promise<void>;
  launchUrl(game: LaunchableGame, freeSpin?: string): Promise<string>;
  startSession(game: LaunchableGame, freeSpin?: string): Promise<StartedSession>;
  promoFacts(member: string): Promise<LobbyActivePromoQuery['member']>;
  /** Ends a session; a failure is only logged, as the platform ends it with the next launch anyway. */
  endSession(id: string): Promise<void>;
}

class NoDataError extends Error {
  override readonly name = 'NoDataError';
}

function present<T>(data: T | null | undefined, what: string): T {
  if (data === null || data === undefined) throw new NoDataError(what);
  return data;
}

/**
 * The calls of a launch (PLAY-02, PLAY-04).
 * @param config with the address of this site, to whose casino a game returns
 */
export function launchCalls(
  client: ApolloClient,
  { siteUrl, gameOrigins }: Pick<RuntimeConfig, 'siteUrl' | 'gameOrigins'>,
): LaunchCalls {
  return {
    frameOrigins: gameOrigins,
    initializeVendor: async ({ vendor, gameCategories: [category] }) => {
      const variables = { vendor: vendor.id, gameCategory: present(category, 'game category').id };
      await client.mutate({ mutation: InitializeVendorAccountDocument, variables });
    },
    launchUrl: async ({ id, vendor }, freeSpin) => {
      const variables = { game: id, vendor: vendor.id, options: launchOptions(siteUrl, freeSpin) };
      const { data } = await client.query({ query: LaunchURLDocument, variables, fetchPolicy: 'no-cache' });
      return present(data, 'launch URL').launchURL;
    },
    startSession: async ({ id }, freeSpin) => {
      const variables = { input: { game: id, ...(freeSpin !== undefined && { freeSpin }) } };
      const { data } = await client.mutate({ mutation: StartGameSessionDocument, variables });
      return present(data, 'game session').startGameSession;
    },
    promoFacts: async (member) => {
      const { data } = await client.query({
        query: LobbyActivePromoDocument,
        variables: { member },
        fetchPolicy: 'network-only',
        context: { endpoint: 'promo' },
      });
      return present(data, 'member').member;
    },
    endSession: async (id) => {
      try {
        await client.mutate({ mutation: EndGameSessionDocument, variables: { id } });
      } catch (error) {
        logNote('The game session could not be ended.', error);
      }
    },
  };
}
