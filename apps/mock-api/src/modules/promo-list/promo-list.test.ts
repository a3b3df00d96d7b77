import { describe, expect, it } from 'vitest';
import type { World } from '#platform/worlds/index.ts';
import { completeProfile } from '#test/kit/account.ts';
import { callGraphQL } from '#test/kit/index.ts';
import { startDeposit } from '#test/kit/payments.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { MONDAY, personInNewWorld, startSeededPlatform } from '#test/kit/seeded.ts';

/** What the page of promotions asks for. */
const LISTED =
  '{ active: { eq: true }, type: { in: [DEPOSIT, DEPOSIT_AND_PLAY, FREE_SPIN] }, currency: { eq: "AUD" } }';
const query = (page: string) =>
  `query P${page.includes('$after') ? '($after: String)' : ''} { promos(${page}, filter: ${LISTED}) { totalCount pageInfo { endCursor hasNextPage } edges { node { id code } } } }`;
const ALL = query('first: 100');
const CLOSED =
  '{ promos(first: 100, filter: { active: { eq: false } }) { totalCount pageInfo { endCursor hasNextPage } edges { node { id code } } } }';
const LOCK_IN =
  'mutation L($me: ID!, $promo: ID!, $on: Boolean!) { lockInMemberToPromo(legacyMemberId: $me, lockInEnabled: $on, promo: $promo) { completed } }';

const platform = platformForFile(startSeededPlatform);

interface Page {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  readonly edges: readonly { readonly node: { readonly id: string; readonly code: string } }[];
}

const pageIn = (data: unknown) => (data as { promos: Page }).promos;

const codesOf = ({ edges }: Page) => edges.map(({ node }) => node.code);

async function asVisitor(world: World, document = ALL, after: string | null = null): Promise<Page> {
  const call = { query: document, variables: { after }, path: '/promo/graphql' };
  return pageIn((await callGraphQL(platform, world, call)).data);
}

/** Nothing that a new member can have: a later deposit starts them, or they are had. */
const laterDeposits = ['WELCOME2', 'WELCOME3', 'WELCOME4'];

describe('the list of promos', () => {
  it('begins for a visitor with the promo of the first deposit, and ends with those of later ones', async () => {
    const codes = codesOf(await asVisitor(await platform.newWorld(MONDAY)));
    expect(codes[0]).toBe('WELCOME1');
    expect(codes.slice(-3)).toEqual(laterDeposits);
  });

  it('begins for a member with the active promo and the lock-in, then what can be had now', async () => {
    const ruby = await personInNewWorld(platform, 'ruby');
    await ruby.control(
      'mutation S($world: ID!, $m: ID!) { changeMember(world: $world, member: $m, input: { mobileNumberVerified: true }) { id } }',
      { m: ruby.id },
    );
    const { errors } = await ruby.promo(LOCK_IN, { me: ruby.id, promo: 'promo_harbour_run', on: true });
    expect(errors).toEqual([]);
    const codes = codesOf(pageIn((await ruby.promo(ALL)).data));
    expect(codes.slice(0, 2).toSorted()).toEqual(['HARBOUR', 'MIDWEEK50']);
    // A promo is active and a lock-in runs: only free spins of her level can be had beside them.
    expect(codes.slice(2, 5).toSorted()).toEqual(['DINGO20', 'FEATURE3', 'REEFS30']);
    expect(codes[5]).toBe('LASTDRINKS');
  });

  it('begins for a new member with the welcome promo until it is had', async () => {
    const jack = await personInNewWorld(platform, 'jack');
    await completeProfile(jack.world, jack.id);
    const mine = async () => codesOf(pageIn((await jack.promo(ALL)).data));
    const before = await mine();
    expect(before[0]).toBe('WELCOME1');
    const page = await startDeposit(jack, '50.00');
    await page.proceed();
    await page.choose('APPROVE');
    const after = await mine();
    expect(after.indexOf('WELCOME1')).toBeGreaterThan(after.indexOf('WELCOME2'));
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  it('PROMO-25 shows a visitor of those that are closed the offers of the site, and no reward of a member', async () => {
    const world = await platform.newWorld(MONDAY);
    const closed = (await asVisitor(world, CLOSED)).edges.map(({ node }) => node.id);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter((id) => id.startsWith('promo_reward_'))).toEqual([]);
    const kept = await world.db
      .selectFrom('promos')
      .select('id')
      .where('id', 'like', 'promo_reward_%')
      .execute();
    expect(kept.length).toBeGreaterThan(0);
  });

  it('shows a member the reward that they are in the middle of', async () => {
    const mia = await personInNewWorld(platform, 'mia');
    const { id } = await mia.world.db
      .selectFrom('promos')
      .select('id')
      .where('id', 'like', 'promo_reward_%')
      .executeTakeFirstOrThrow();
    await mia.world.write(({ db, now }) =>
      db
        .insertInto('memberPromos')
        .values({
          ...{ id: 'mpr_reward', memberId: mia.id, promoId: id, status: 'ACTIVE', walletMode: 'BONUS' },
          ...{ currency: 'AUD', promoUsed: 1, createdAt: now.getTime() },
        })
        .execute(),
    );
    const { edges } = pageIn((await mia.promo(CLOSED)).data);
    expect(edges.map(({ node }) => node.id).filter((each) => each.startsWith('promo_reward_'))).toEqual([id]);
  });

  it('API-08 API-09 is cut into pages that hold each promo once, from an entry that is no longer chosen too', async () => {
    const world = await platform.newWorld(MONDAY);
    const whole = codesOf(await asVisitor(world));
    const document = query('first: 4, after: $after');
    const seen: string[] = [];
    let after: string | null = null;
    for (let turn = 0; turn <= whole.length; turn += 1) {
      const page: Page = await asVisitor(world, document, after);
      expect(page.totalCount).toBe(whole.length);
      seen.push(...codesOf(page));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(whole);
    const first = await asVisitor(world, query('first: 1'));
    const id = first.edges[0]?.node.id ?? '';
    await world.write(({ db }) =>
      db.updateTable('promos').set({ active: false }).where('id', '=', id).execute(),
    );
    const rest = await asVisitor(world, query('first: 100, after: $after'), first.pageInfo.endCursor);
    expect(codesOf(rest)).not.toContain('WELCOME1');
    expect(rest.totalCount).toBe(whole.length - 1);
  });

  it.each([0, 101])('API-10 refuses a page of %i, and a cursor of another list', async (count) => {
    const world = await platform.newWorld(MONDAY);
    const ask = async (document: string, after: string | null) =>
      (await callGraphQL(platform, world, { query: document, variables: { after }, path: '/promo/graphql' }))
        .code;
    expect(await ask(query(`first: ${String(count)}`), null)).toBe('BAD_USER_INPUT');
    const foreign = Buffer.from('another:promo_midweek', 'utf8').toString('base64url');
    expect(await ask(query('first: 1, after: $after'), foreign)).toBe('BAD_USER_INPUT');
  });
});
