import { siteCodes } from '@magpie/domain/site';
import { expect, it } from 'vitest';
import { callGraphQL } from '#test/kit/index.ts';
import type { TestPlatform } from '#test/kit/index.ts';
import { platformForFile } from '#test/kit/platform-for-file.ts';
import { startSeededPlatform } from '#test/kit/seeded.ts';

const platform = platformForFile(startSeededPlatform);

/** The pictures of promos by their names, each by theme and format, as a site with this admin code gets them. */
async function pictures(
  adminCode: string,
  on: TestPlatform = platform,
): Promise<Record<string, (string | undefined)[]>> {
  const world = await on.newWorld('2026-03-02T02:00:00.000Z');
  const { data } = await callGraphQL(on, world, {
    path: '/promo/graphql',
    headers: { 'x-admin-code': adminCode },
    operationName: 'Banners',
    query: 'query Banners { promos(first: 100) { edges { node { name mainBannerImage subBannerImage } } } }',
  });
  const { edges } = data?.['promos'] as {
    edges: { node: { name: string; mainBannerImage: string; subBannerImage: string } }[];
  };
  const theme = (address: string) => /^\/art\/promos\/(.+)\.[0-9a-f]{10}\.svg$/.exec(address)?.[1];
  return Object.fromEntries(
    edges.map(({ node }) => [node.name, [theme(node.mainBannerImage), theme(node.subBannerImage)]]),
  );
}

it.each(siteCodes)('shows the bird on Magpie only, and on %s every other picture as it is', async (code) => {
  const bird = code === 'magpie' ? ['welcome-hero', 'welcome-card'] : ['nest-hero', 'nest-card'];
  expect(await pictures(`${code}-web`)).toMatchObject({
    'Welcome Match One': bird,
    'Ten on the House': bird,
    'Roulette Hour': ['roulette-hero', 'roulette-card'],
    'Daybreak Drop': ['nest-hero', 'nest-card'],
  });
});

it.each([
  ['magpie-web', '#0b3e35'],
  ['rosella-web', '#13212d'],
])(
  'says the colour that the pictures of %s lie on, in which the rest of a banner is drawn',
  async (code, tone) => {
    const world = await platform.newWorld('2026-03-02T02:00:00.000Z');
    const { data } = await callGraphQL(platform, world, {
      path: '/promo/graphql',
      headers: { 'x-admin-code': code },
      query:
        '{ welcome: promo(id: "promo_welcome_1") { bannerTone } reefs: promo(id: "promo_three_reefs") { bannerTone } }',
    });
    expect(data).toEqual({ welcome: { bannerTone: tone }, reefs: { bannerTone: '#482038' } });
  },
);

it('knows the site of an operator’s own admin code', async () => {
  const own = await startSeededPlatform({ ADMIN_CODE: 'operator-web=rosella' });
  try {
    const shown = await pictures('operator-web', own);
    expect(shown['Welcome Match One']).toEqual(['nest-hero', 'nest-card']);
  } finally {
    await own.close();
  }
});
