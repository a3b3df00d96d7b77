import { describe, expect, it } from 'vitest';
import { forgeries, sendSigned } from './signed.ts';
import type { Answer, Change, Keyed } from './signed.ts';

export interface NamedRound {
  readonly member: string;
  readonly game: string;
  readonly round: string;
}

/** What a platform knows of a foreign game server, and of rounds that were played there (docs/vendors.md). */
export interface GameServerAccess extends Keyed {
  /** A round that is over. */
  readonly past: NamedRound;
  /** One that waits for its player, of the same member at the same game. */
  readonly open: NamedRound;
  /** Another member, and another game of the vendor's. */
  readonly other: Pick<NamedRound, 'member' | 'game'>;
  /** Of pages that may frame the round. */
  readonly origins: readonly string[];
}

type Access = () => GameServerAccess;

const asking =
  (access: GameServerAccess) =>
  (round: object | string, change: Change = {}): Promise<Answer> => {
    const content = typeof round === 'string' ? round : { ...round, origins: access.origins };
    return sendSigned(access, { sender: 'platform', path: '/games/vendor/round-page', content, change });
  };

const codeOf = ({ status, body }: Answer) => [status, body['code']];

/** Holds a game server against what docs/vendors.md asks of it for the rounds that it keeps. */
export function roundPageConformance(access: Access): void {
  describe('the page of a past round', () => {
    it('has an address that opens in a frame of the site, as often as it is asked for', async () => {
      const ask = asking(access());
      for (const { status, body } of [await ask(access().past), await ask(access().past)]) {
        expect(status).toBe(200);
        const page = await fetch(String(body['url']));
        expect([page.status, page.headers.get('content-type')]).toEqual([
          200,
          expect.stringContaining('text/html'),
        ]);
        const policy = page.headers.get('content-security-policy') ?? '';
        for (const origin of access().origins) expect(policy).toContain(origin);
        expect(page.headers.get('x-frame-options')).toBeNull();
      }
    });

    it('is not there for a round that is unknown, somebody else’s, or of another game', async () => {
      const { past, other } = access();
      const ask = asking(access());
      for (const change of [{ round: 'no-such-round' }, { member: other.member }, { game: other.game }])
        expect(codeOf(await ask({ ...past, ...change }))).toEqual([404, 'NOT_FOUND']);
    });

    it('is refused for a round that is not over', async () => {
      expect(codeOf(await asking(access())(access().open))).toEqual([400, 'CONFLICT']);
    });

    it.each(forgeries)('is told to no call that is %s', async (_what, change) => {
      expect(codeOf(await asking(access())(access().past, change))).toEqual([401, 'UNAUTHENTICATED']);
    });

    it.each(['', '{', '[]', 'null', '{}', '{"member":7}'])('is refused for the body %j', async (body) => {
      expect(codeOf(await asking(access())(body))).toEqual([400, 'BAD_USER_INPUT']);
    });
  });
}

export interface PassAccess extends GameServerAccess {
  /** Lets time pass on the world's clock. */
  readonly later: (seconds: number) => Promise<void>;
}

/** Holds the pass in such an address against the page, where the page asks for its round as docs/vendors.md says. */
export function passConformance(access: () => PassAccess): void {
  const post = async (address: URL, content: object): Promise<Answer> => {
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(content) });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const passed = async () => {
    const { body } = await asking(access())(access().past);
    const address = new URL(String(body['url']));
    const pass = address.searchParams.get('pass') ?? '';
    const open = (sent = pass) => post(new URL('past-round', address), { pass: sent });
    return { address, pass, open };
  };

  describe('the pass of a past round', () => {
    it('opens this round and is no ticket', async () => {
      const { address, pass, open } = await passed();
      const { status, body } = await open();
      expect([status, (body['last'] as Answer['body'])['round']]).toEqual([200, access().past.round]);
      for (const call of ['state', 'balance', 'begin', 'act', 'seed'])
        expect(codeOf(await post(new URL(call, address), { ticket: pass }))).toEqual([
          401,
          'UNAUTHENTICATED',
        ]);
    });

    it('is worth nothing when it was changed', async () => {
      const { pass, open } = await passed();
      for (const sent of ['', `${pass}x`, pass.slice(1)])
        expect(codeOf(await open(sent))).toEqual([401, 'UNAUTHENTICATED']);
    });

    it('is spent after five minutes, and another one is given', async () => {
      const { open } = await passed();
      await access().later(299);
      expect((await open()).status).toBe(200);
      await access().later(1);
      expect(codeOf(await open())).toEqual([401, 'UNAUTHENTICATED']);
      expect((await (await passed()).open()).status).toBe(200);
    });
  });
}
