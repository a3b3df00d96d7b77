import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  InitializeVendorAccountDocument,
  LaunchableGameDocument,
  LaunchURLDocument,
  StartGameSessionDocument,
} from '@magpie/gql/documents/play';
import { StoryError } from './story.ts';

/** Where the page of a payment or a game calls its server, with the ticket that lets it. */
export interface Page {
  readonly base: string;
  readonly ticket: string | null;
}

export function pageOf(address: string): Page {
  const { origin, pathname, searchParams } = new URL(address);
  return { base: `${origin}${pathname.replace(/\/play$/, '')}`, ticket: searchParams.get('ticket') };
}

type Call = <Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** Opens a game as the web app does, with a session of it. @throws StoryError for an unknown one */
export async function openGame(call: Call, id: string): Promise<Page> {
  const { game } = await call(LaunchableGameDocument, { id });
  if (!game) throw new StoryError(`There is no game ${id}.`);
  const [category] = game.gameCategories;
  const vendor = game.vendor.id;
  await call(InitializeVendorAccountDocument, { vendor, gameCategory: category?.id ?? '' });
  const options = { channel: 'MobileWeb', siteLobbyUrl: 'http://localhost:4200/casino' } as const;
  const { launchURL } = await call(LaunchURLDocument, { game: id, vendor, options });
  await call(StartGameSessionDocument, { input: { game: id } });
  return pageOf(launchURL);
}
