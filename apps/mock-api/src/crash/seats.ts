import { LAUNCH, LOBBY, SLOT, START, VENDOR } from '../testing/play.ts';
import type { Client } from './client.ts';

/** A game whose page can be opened. */
export interface Table {
  readonly id: string;
  readonly code: string;
  readonly vendor: string;
}

/** The slot that Mia, Ava and Ella play, and that Ruby's and Noah's vendor runs. */
export const slotTable: Table = { ...SLOT, vendor: VENDOR };

/** Where Leo bets. */
export const sportsTable: Table = {
  id: 'game_magpie-sportsbook',
  code: 'magpie-sportsbook',
  vendor: 'ven_meridian',
};

/** Game sessions that a vendor calls about, by member. */
export type Seats = Readonly<Record<'ruby' | 'noah', string>>;

/** The ticket that opens a game's page for a member for the next twelve hours. */
export async function ticketTo(client: Client, name: string, { id, vendor }: Table): Promise<string> {
  const options = { channel: 'MobileWeb', siteLobbyUrl: LOBBY };
  const address = await client.main(name, LAUNCH, { game: id, vendor, options });
  return new URL(String(address)).searchParams.get('ticket') ?? '';
}

async function session(client: Client, name: string, { id }: Table, freeSpin?: string): Promise<string> {
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
