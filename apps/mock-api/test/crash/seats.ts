import { INITIALIZE, LAUNCH, LOBBY, START } from '../kit/launches.ts';
import { SLOT, VENDOR } from '../kit/play.ts';
import { Refused } from './client.ts';
import type { Client } from './client.ts';

/** A game whose page can be opened. */
export interface Table {
  readonly id: string;
  readonly code: string;
  readonly vendor: string;
  /** Id of a category of it. */
  readonly category: string;
}

/** The slot that Mia, Ava and Ella play, and that Ruby's and Noah's vendor runs. */
export const slotTable: Table = { ...SLOT, vendor: VENDOR };

/** Where Leo bets. */
export const sportsTable: Table = {
  id: 'game_magpie-sportsbook',
  code: 'magpie-sportsbook',
  vendor: 'ven_meridian',
  category: 'cat_sportsbook',
};

/** Game sessions that a vendor calls about, by member. */
export type Seats = Readonly<Record<'ruby' | 'noah', string>>;

/** The ticket that opens a game's page for a member, who sits down again when the clock has ended the session. */
export async function ticketTo(client: Client, name: string, table: Table): Promise<string> {
  const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
  const address = await client.main(name, LAUNCH, { game: table.id, vendor: table.vendor, options });
  const ticket = new URL(String(address)).searchParams.get('ticket') ?? '';
  const { live } = await client.game(table.code, 'balance', { ticket });
  if (live === false && name !== 'ella') await session(client, name, table);
  return ticket;
}

/** Does something at a game's page, with another ticket when the clock has outrun the first meanwhile. */
export async function atTable<T>(
  client: Client,
  name: string,
  table: Table,
  act: (ticket: string) => Promise<T>,
): Promise<T> {
  try {
    return await act(await ticketTo(client, name, table));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'UNAUTHENTICATED') throw error;
    return act(await ticketTo(client, name, table));
  }
}

async function session(
  client: Client,
  name: string,
  { id, vendor, category }: Table,
  freeSpin?: string,
): Promise<string> {
  await client.main(name, INITIALIZE, { vendor, gameCategory: category });
  const input = freeSpin === undefined ? { game: id } : { game: id, freeSpin };
  return ((await client.main(name, START, { input })) as { id: string }).id;
}

/** Sits everybody down who plays. */
export async function takeSeats(client: Client): Promise<Seats> {
  await session(client, 'mia', slotTable);
  await session(client, 'ava', slotTable);
  await session(client, 'leo', sportsTable);
  await session(client, 'ella', slotTable, 'fsp_ella_dingo');
  return {
    ruby: await session(client, 'ruby', slotTable),
    noah: await session(client, 'noah', slotTable),
  };
}
