import { expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import { control } from '#test/kit/control.ts';
import { describeOnPostgres, twoReplicas } from '#test/kit/replicas.ts';

const MIA = 'mia@magpie.test';

interface Arrival {
  readonly world: string;
  readonly tokens: { readonly access: string };
}

describeOnPostgres('two replicas', () => {
  const replicas = twoReplicas();

  it('SIM-09 keep one list of moments, and open each other’s', async () => {
    const [one, other] = replicas();
    const share = `mutation { shareMoment(name: "shared", member: "${MIA}", page: "/promotions") { name } }`;
    expect((await control(one, share)).data).toEqual({ shareMoment: { name: 'shared' } });
    expect((await control(other, '{ moments { name page } }')).data).toEqual({
      moments: [{ name: 'shared', page: '/promotions' }],
    });
    const open = 'mutation { openMoment(name: "shared") { world tokens { access } } }';
    const { world, tokens } = (await control(other, open)).data?.['openMoment'] as Arrival;
    const asked = { query: '{ me { email } }', token: tokens.access };
    expect((await callGraphQL(one, { id: world }, asked)).data).toEqual({ me: { email: MIA } });
    expect((await control(one, 'mutation { deleteMoment(name: "shared") }')).data).toEqual({
      deleteMoment: true,
    });
    expect((await control(other, open)).code).toBe('NOT_FOUND');
  });

  it('SIM-09 let an entry that one of them made open at the other, and only once', async () => {
    const [one, other] = replicas();
    const make = `mutation { createEntry(member: "${MIA}") { address } }`;
    const { address } = (await control(one, make)).data?.['createEntry'] as { address: string };
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entry: new URL(address).searchParams.get('entry') }),
    };
    const both = await Promise.all([one, other].map(({ url }) => fetch(`${url}/control/arrivals`, init)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  });
});
