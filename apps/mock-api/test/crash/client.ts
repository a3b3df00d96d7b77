import { openCashier } from '../kit/cashier.ts';
import { PASSWORD, post } from '../kit/index.ts';
import type { ServiceAnswer } from '../kit/index.ts';
import { PROCESS_SECRET } from '../kit/process.ts';
import { signCall, vendorKey } from '#platform/signed-calls/index.ts';

/** Id of the world that the crash tests play in. */
export const WORLD = 'crash';

const MOST_SIGNED_AGAIN = 4;
const SIGNED_FOR = 'query S($world: ID!) { world(id: $world) { now incarnation } }';

/** The connection broke before an answer came: nobody knows what was done. */
export class Cut extends Error {
  override readonly name = 'Cut';
}

/** The platform refused what it was asked for. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof Refused && error.message.includes('signed more than five minutes');

type Fields = Readonly<Record<string, unknown>>;

/** What an error of a GraphQL endpoint looks like. */
interface WireError {
  readonly message: string;
  readonly extensions: { readonly code: string };
}

async function sent(call: Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  try {
    return await call;
  } catch (error) {
    throw new Cut('The connection broke.', { cause: error });
  }
}

/** The body of an answer that is not GraphQL. @throws Refused */
async function bodyOf(call: Promise<ServiceAnswer>): Promise<Fields> {
  const { status, body } = await sent(call);
  if (status !== 200) throw new Refused(String(body['code']), JSON.stringify(body));
  return body;
}

const BROWSER = {
  'content-type': 'application/json',
  'x-admin-code': 'magpie-web',
  'x-channel': 'DESKTOP_WEB',
  'x-world': WORLD,
};

/** Everybody who talks to the platform: members, the operator, the pages of the cashier and of games, and vendors. */
export class Client {
  /** Where the platform is now. */
  url = '';
  /** Tokens of members by their names. */
  readonly tokens: Map<string, string>;

  constructor(tokens: ReadonlyMap<string, string> = new Map()) {
    this.tokens = new Map(tokens);
  }

  /** Logs a member in and answers the token. */
  async logIn(name: string): Promise<string> {
    const authorization = `Basic ${Buffer.from(`${name}@magpie.test:${PASSWORD}`).toString('base64')}`;
    const headers = { ...BROWSER, authorization };
    const body = await bodyOf(
      post(`${this.url}/authenticate?ttl=7776000`, { headers, body: '{"isEmail":true}' }),
    );
    return String(body['access']);
  }

  /** Asks an endpoint for the one field at the root of a document. @throws Cut, Refused */
  async ask(
    path: string,
    query: string,
    variables: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    return Object.values(await this.askAll(path, query, variables, headers))[0];
  }

  /** Asks an endpoint for all fields at the root of a document. @throws Cut, Refused */
  async askAll(
    path: string,
    query: string,
    variables: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Fields> {
    const sentBody = JSON.stringify({ query, variables });
    const { body } = await sent(
      post(`${this.url}${path}`, { headers: { ...BROWSER, ...headers }, body: sentBody }),
    );
    const [error] = (body['errors'] ?? []) as readonly WireError[];
    if (error) throw new Refused(error.extensions.code, `${query}: ${error.message}`);
    return body['data'] as Fields;
  }

  #asMember(path: string, name: string, query: string, variables: object, key?: string): Promise<unknown> {
    const headers = this.authorization(name);
    return this.ask(
      path,
      query,
      variables,
      key === undefined ? headers : { ...headers, 'idempotency-key': key },
    );
  }

  /** The header by which a member asks. */
  authorization(name: string): { readonly authorization: string } {
    return { authorization: `Bearer ${this.tokens.get(name) ?? ''}` };
  }

  /** Asks the main endpoint as a member. */
  main = (name: string, query: string, variables: object = {}, key?: string) =>
    this.#asMember('/graphql', name, query, variables, key);

  /** Asks the promo endpoint as a member. */
  promo = (name: string, query: string, variables: object = {}, key?: string) =>
    this.#asMember('/promo/graphql', name, query, variables, key);

  /** Asks the control endpoint; `$world` is given. */
  control = (query: string, variables: object = {}) =>
    this.ask('/control/graphql', query, { world: WORLD, ...variables });

  /** Does something on the cashier's page of a payment. @param path of the page with its ticket */
  async cashier(path: string, call: 'state' | 'proceed' | 'choose', choice = ''): Promise<Fields> {
    return bodyOf(openCashier(`${this.url}${path}`)[call](choice));
  }

  /** Does something on the page of a game. */
  game(code: string, call: string, body: object): Promise<Fields> {
    const headers = { 'content-type': 'text/plain' };
    return bodyOf(post(`${this.url}/games/${code}/${call}`, { headers, body: JSON.stringify(body) }));
  }

  /** Calls the wallet as a game's vendor does. */
  async vendor(
    vendor: string,
    call: 'bet' | 'win' | 'rollback',
    body: object,
    again = MOST_SIGNED_AGAIN,
  ): Promise<Fields> {
    const text = JSON.stringify(body);
    const { now, incarnation } = (await this.control(SIGNED_FOR)) as { now: string; incarnation: string };
    const timestamp = String(Math.floor(Date.parse(now) / 1000));
    const stamp = { timestamp, world: WORLD, incarnation };
    const headers = {
      'content-type': 'application/json',
      'x-world': WORLD,
      'x-vendor-id': vendor,
      'x-vendor-timestamp': timestamp,
      'x-vendor-signature': signCall(vendorKey(PROCESS_SECRET, vendor), stamp, text),
    };
    try {
      return await bodyOf(post(`${this.url}/games/wallet/${call}`, { headers, body: text }));
    } catch (error) {
      // Another line may move the clock after it was read.
      if (again === 0 || !isStale(error)) throw error;
      return this.vendor(vendor, call, body, again - 1);
    }
  }
}
