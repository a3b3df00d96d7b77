import { describe, expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(() => startSeededPlatform({ WEB_ORIGIN: 'http://localhost:4200' }));
const TYPE = 'application/vnd.magpie.world';
const MIA = 'mia@magpie.test';

interface Arrival {
  readonly world: string;
  readonly tokens: { readonly access: string } | null;
  readonly page: string;
}

const ARRIVAL = 'world tokens { access refresh } page';

const make = (id: string) => platform.registry.create({ id, now: new Date(MONDAY), frozen: true });

const share = (world: string, name: string, rest = `, member: "${MIA}", page: "/cashbacks?tab=1"`) =>
  control(
    platform,
    `mutation { shareMoment(world: "${world}", name: "${name}"${rest}) { name world now member page link file } }`,
  );

const open = (name: string) => control(platform, `mutation { openMoment(name: "${name}") { ${ARRIVAL} } }`);

const enter = (world: string, rest: string) =>
  control(platform, `mutation { createEntry(world: "${world}", ${rest}) { address openUntil } }`);

const arrive = async (way: object, type = 'application/json') => {
  const address = `${platform.url}/control/arrivals`;
  const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(way) };
  const answer = await fetch(address, init);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

const balance = async ({ world, tokens }: Arrival) => {
  const asked = { query: '{ me { email availableBalance } }', token: tokens?.access ?? '' };
  return (await callGraphQL(platform, { id: world }, asked)).data?.['me'];
};

async function credit(world: string): Promise<void> {
  const input = 'input: { walletType: MAIN, amount: "5" }';
  await control(platform, `mutation { adjustBalance(world: "${world}", member: "${MIA}", ${input}) }`);
}

describe('a moment', () => {
  it('SIM-09 brings whoever opens it the world, the clock, the person and the page, each in a world of their own', async () => {
    await make('told-1');
    await credit('told-1');
    expect((await share('told-1', 'richer')).data).toEqual({
      shareMoment: {
        name: 'richer',
        world: 'told-1',
        now: MONDAY,
        member: 'mem_mia',
        page: '/cashbacks?tab=1',
        link: 'http://localhost:4200/?moment=richer',
        file: `${platform.url}/control/moments/richer/export`,
      },
    });
    await credit('told-1');
    await control(platform, 'mutation { advanceClock(world: "told-1", by: "P1D") { now } }');
    const opened = [await open('richer'), await open('richer')].map(
      ({ data }) => data?.['openMoment'] as Arrival,
    );
    expect(new Set(opened.map(({ world }) => world)).size).toBe(2);
    for (const arrival of opened) {
      expect(arrival.page).toBe('/cashbacks?tab=1');
      expect(await balance(arrival)).toEqual({ email: MIA, availableBalance: '1005.00' });
      const { data } = await control(platform, `{ world(id: "${arrival.world}") { now frozen } }`);
      expect(data?.['world']).toEqual({ now: MONDAY, frozen: true });
    }
  });

  it('SIM-09 goes to another platform as a file', async () => {
    await make('told-2');
    await credit('told-2');
    await share('told-2', 'sent');
    const file = await (await fetch(`${platform.url}/control/moments/sent/export`)).arrayBuffer();
    const other = await startSeededPlatform();
    const headers = { 'content-type': TYPE };
    const address = `${other.url}/control/moments/import?name=came`;
    const answer = await fetch(address, { method: 'POST', headers, body: file });
    expect([answer.status, await answer.json()]).toMatchObject([
      201,
      { name: 'came', member: 'mem_mia', page: '/cashbacks?tab=1', now: MONDAY },
    ]);
    const { data } = await control(other, `mutation { openMoment(name: "came") { ${ARRIVAL} } }`);
    const { world, tokens } = data?.['openMoment'] as Arrival;
    const asked = { query: '{ me { availableBalance } }', token: tokens?.access ?? '' };
    expect((await callGraphQL(other, { id: world }, asked)).data).toEqual({
      me: { availableBalance: '1005.00' },
    });
    await other.close();
  });

  it('SIM-09 of a world as a file tells its person and page when it is asked to', async () => {
    await make('told-3');
    const asked = `member=${encodeURIComponent(MIA)}&page=${encodeURIComponent('/promotions')}`;
    const answer = await fetch(`${platform.url}/control/worlds/told-3/export?${asked}`);
    const [, header = '{}'] = (await answer.text()).split('\n', 2);
    expect(JSON.parse(header)).toMatchObject({ moment: { member: 'mem_mia', page: '/promotions' } });
  });

  it('may be of a visitor, is listed, and is gone when it is removed', async () => {
    await make('told-4');
    await share('told-4', 'visit', '');
    const listed = await control(platform, '{ moments { name member page } }');
    expect(listed.data?.['moments']).toContainEqual({ name: 'visit', member: null, page: '/' });
    expect((await open('visit')).data?.['openMoment']).toMatchObject({ tokens: null, page: '/' });
    const remove = 'mutation { deleteMoment(name: "visit") }';
    expect((await control(platform, remove)).data).toEqual({ deleteMoment: true });
    expect([(await control(platform, remove)).code, (await open('visit')).code]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  it('is listed before those that were kept earlier', async () => {
    await make('told-5');
    await share('told-5', 'aa-earlier');
    await share('told-5', 'zz-later');
    const { data } = await control(platform, '{ moments { name } }');
    const names = (data?.['moments'] as readonly { readonly name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => /^(aa|zz)-/.test(name))).toEqual(['zz-later', 'aa-earlier']);
  });

  it.each([
    ['//other.test', 'BAD_USER_INPUT'],
    ['https://other.test', 'BAD_USER_INPUT'],
    ['promotions', 'BAD_USER_INPUT'],
  ])('leads to no other site: %s', async (page, code) => {
    await make(`told-${String(page.length)}-x`);
    const shared = await share(`told-${String(page.length)}-x`, 'away', `, page: "${page}"`);
    const entered = await enter('default', `member: "${MIA}", page: "${page}"`);
    expect([shared.code, entered.code]).toEqual([code, code]);
  });
});

describe('a way in', () => {
  const ticketOf = (address: string) => new URL(address).searchParams.get('entry') ?? '';

  it('SIM-09 opens once, as the member, in the same world, and its address holds no token', async () => {
    await make('way-1');
    const { data } = await enter('way-1', `member: "${MIA}", page: "/promotions"`);
    const { address } = data?.['createEntry'] as { address: string };
    expect(address).toMatch(/^http:\/\/localhost:4200\/\?entry=way-1\.[\w-]{32}$/);
    const arrival = (await arrive({ entry: ticketOf(address) })).body as Arrival;
    expect(arrival).toMatchObject({ world: 'way-1', page: '/promotions' });
    expect(await balance(arrival)).toMatchObject({ email: MIA });
    expect(await arrive({ entry: ticketOf(address) })).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'This way in has been used or is too old. Ask for another one.' },
    });
  });

  it('SIM-09 is not open again in a world that was put back, nor open in a fork of it', async () => {
    await make('way-4');
    const { data } = await enter('way-4', `member: "${MIA}"`);
    const ticket = ticketOf((data?.['createEntry'] as { address: string }).address);
    await control(platform, 'mutation { snapshotWorld(id: "way-4", name: "unused") { name } }');
    await control(platform, 'mutation { forkWorld(id: "way-4", input: { id: "way-5" }) { id } }');
    expect((await arrive({ entry: ticket.replace('way-4', 'way-5') })).status).toBe(404);
    expect((await arrive({ entry: ticket })).status).toBe(201);
    await control(platform, 'mutation { restoreWorld(id: "way-4", name: "unused") { id } }');
    expect((await arrive({ entry: ticket })).status).toBe(404);
  });

  it('SIM-09 is shut once its time is over, and forgotten when another one is made', async () => {
    await make('way-6');
    const world = await platform.registry.get('way-6');
    const old = async (page: string) => {
      const { data } = await enter('way-6', `member: "${MIA}", page: "${page}"`);
      await world.write(({ db }) =>
        db
          .updateTable('entryTickets')
          .set({ openUntil: Date.now() - 1 })
          .execute(),
      );
      return ticketOf((data?.['createEntry'] as { address: string }).address);
    };
    expect((await arrive({ entry: await old('/promotions') })).status).toBe(404);
    await old('/cashbacks');
    await enter('way-6', `member: "${MIA}", page: "/levels"`);
    expect(await world.db.selectFrom('entryTickets').select('page').execute()).toEqual([{ page: '/levels' }]);
  });

  it.each(['way-2.guessed', 'way-2', '', 'nowhere.x', '../x.y'])('is not opened by %j', async (ticket) => {
    await platform.registry.ensure('way-2');
    const { status } = await arrive({ entry: ticket });
    expect([400, 404]).toContain(status);
  });

  it('leads to a moment too, and nowhere what a page of another site could send without asking', async () => {
    await make('way-3');
    await share('way-3', 'by-web');
    const { status, body } = await arrive({ moment: 'by-web' });
    expect([status, body]).toMatchObject([201, { page: '/cashbacks?tab=1' }]);
    expect(await balance(body as Arrival)).toMatchObject({ email: MIA });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await arrive({ moment: 'by-web' }, type)).status).toBe(400);
  });

  it('leads nowhere where the control plane is off', async () => {
    const shut = await startSeededPlatform({ MOCK_CONTROL: 'off' });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"moment":"m"}' };
    expect((await fetch(`${shut.url}/control/arrivals`, init)).status).toBe(404);
    await shut.close();
  });

  it('logs in whoever may log in, without a password, and nobody else', async () => {
    const logIn = (member: string) =>
      control(platform, `mutation { logIn(member: "${member}") { access refresh } }`);
    const { data } = await logIn(MIA);
    const { access } = data?.['logIn'] as { access: string };
    const asked = { query: '{ me { email } }', token: access };
    expect((await callGraphQL(platform, { id: 'default' }, asked)).data).toEqual({ me: { email: MIA } });
    expect((await logIn('finn@magpie.test')).code).toBe('MEMBER_NOT_ENABLED');
    expect((await logIn('nobody@magpie.test')).code).toBe('NOT_FOUND');
  });
});
