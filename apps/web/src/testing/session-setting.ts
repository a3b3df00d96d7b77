import { emptyStorage } from '@magpie/ui/testing';
import { vi } from 'vitest';
import {
  createAuthentication,
  createSession,
  storedAccessToken,
  type SessionService,
} from '#features/session/index.ts';
import {
  socketOffline,
  reconnectCount,
  createPlatformClient,
  type PlatformClient,
} from '#shared/apollo/index.ts';
import { modals } from '#shared/modals/index.ts';
import { fakePlatform, type Answers, type FakePlatform } from './fake-platform.ts';
import { fakeSockets, type OpenedSocket } from './fake-socket.ts';
import { answeredAccount } from './sample-account.ts';
import { answeredConfig } from './sample-config.ts';
import { bareConfig } from './surrounded.tsx';

const DAY_MS = 86_400_000;

/** An access token that expires at the moment, in epoch ms. */
export function tokenUntil(expiry: number): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg: 'HS256' })}.${part({ sub: 'member-mia', exp: Math.floor(expiry / 1000) })}.c2lnbmF0dXJl`;
}

/** Tokens that live for 90 days. */
export const freshTokens = () => ({
  access: tokenUntil(Date.now() + 90 * DAY_MS),
  refresh: 'a-refresh-token',
});

/** The countries of mobile numbers as `countryCodes` answers them. */
export const answeredCountryCodes = [
  { __typename: 'CountryCodeEntry', country: 'Australia', countryCode: 'AU' },
  { __typename: 'CountryCodeEntry', country: 'New Zealand', countryCode: 'NZ' },
];

/** Answers of a platform on which everybody can log in as Mia. */
export const loginAnswers: Answers = {
  '/authenticate': freshTokens,
  '/session:destroy': () => ({ success: true }),
  Me: () => ({ me: answeredAccount }),
  Config: () => ({ config: answeredConfig }),
  PhoneCountries: () => ({ countryCodes: answeredCountryCodes, autoDetectUserCountryCode: 'AU' }),
  Heartbeat: () => ({ heartbeat: true }),
};

/** A session in a browser of its own, on whatever is in the place of the network. */
export interface SessionOnNetwork {
  readonly session: SessionService;
  readonly platform: PlatformClient;
  readonly reload: ReturnType<typeof vi.fn<() => void>>;
  readonly goTo: ReturnType<typeof vi.fn<(path: string) => void>>;
}

/** The same on a fake platform, with what surrounds it. */
export interface SessionSetting extends SessionOnNetwork {
  readonly fake: FakePlatform;
  readonly sockets: readonly OpenedSocket[];
  /** Logs in as Mia; the test fails when that fails. */
  readonly logIn: () => Promise<void>;
}

/** Makes the session as the app does. */
export function sessionOn(world: () => string | null, now = () => Date.now()): SessionOnNetwork {
  const reload = vi.fn<() => void>();
  const goTo = vi.fn<(path: string) => void>();
  const facts = { adminCode: 'magpie-web', accessToken: storedAccessToken, world };
  const platform = createPlatformClient(bareConfig.endpoints, facts, (...refusal) =>
    session.react(...refusal),
  );
  const session = createSession({
    platform,
    authentication: createAuthentication('', facts),
    brandName: 'Magpie Casino',
    now,
    reload,
    goTo,
  });
  return { session, platform, reload, goTo };
}

/** Makes the session as the app does, on a fake platform. `answers` come on top of {@link loginAnswers}. */
export function sessionSetting(answers: Answers = {}, now?: () => number): SessionSetting {
  const fake = fakePlatform({ ...loginAnswers, ...answers });
  const sockets = fakeSockets();
  const setting = sessionOn(() => null, now);
  const { session } = setting;
  const logIn = async () => {
    const entered = await session.logIn({ email: 'mia@magpie.test', password: 'Magpie@2026' });
    if (!entered) throw new Error('The login of the test failed.');
  };
  return { ...setting, fake, sockets, logIn };
}

/** Empties what a browser keeps, and closes what is open. */
export function freshBrowser(): void {
  emptyStorage();
  modals.reset();
  socketOffline.set(false);
}

/** The socket is there, as it is a moment after the page. */
export function findSocket(): void {
  socketOffline.set(false);
  reconnectCount.update((count) => count + 1);
}

/** Loses the socket and finds it again, as a train in a tunnel does. */
export function loseAndFindSocket(): void {
  socketOffline.set(true);
  findSocket();
}
