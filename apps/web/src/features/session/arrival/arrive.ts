import { decideSitePage } from '@magpie/domain/control';
import { goneWrong } from '@magpie/domain/decision';
import { enterWorld, type RuntimeConfig } from '#shared/config/index.ts';
import { logNote } from '#shared/log/index.ts';
import { clearStored, dropStoredAccount, storedNotice } from '../service/stored.ts';
import { dropTokens, keepTokens } from '../service/tokens.ts';

interface Arrival {
  readonly world: string;
  /** Null for a visitor. */
  readonly tokens: { readonly access: string; readonly refresh: string } | null;
  readonly page: string;
}

class Refused extends Error {
  override readonly name = 'Refused';
}

/** @throws Refused with the sentence of the platform */
async function arrivalBy({ endpoints }: RuntimeConfig, query: URLSearchParams): Promise<Arrival> {
  const response = await fetch(endpoints.main.replace(/graphql$/, 'control/arrivals'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(query)),
  });
  if (response.ok) return (await response.json()) as Arrival;
  const { message = goneWrong } = (await response.json()) as { readonly message?: string };
  throw new Refused(message);
}

/** What was kept is of another world. */
function enter({ world, tokens }: Arrival): void {
  dropTokens();
  clearStored();
  dropStoredAccount();
  enterWorld(world);
  if (tokens) keepTokens({ accessToken: tokens.access, refreshToken: tokens.refresh });
}

/**
 * Enters a world by an entry or a moment of the simulator, and goes to its page, which a member then finds logged in. The
 * address with the entry does not stay in the history.
 */
export async function arrive(config: RuntimeConfig, goTo: (page: string) => void): Promise<void> {
  try {
    const arrival = await arrivalBy(config, new URLSearchParams(location.search));
    const page = decideSitePage(arrival.page);
    enter(arrival);
    goTo(page.allowed ? page.plan : '/');
  } catch (error) {
    logNote('The world could not be entered.', error);
    storedNotice.keep({
      title: 'This link could not be opened',
      text: error instanceof Refused ? error.message : goneWrong,
    });
    goTo('/');
  }
}
