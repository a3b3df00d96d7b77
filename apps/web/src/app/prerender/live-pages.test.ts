// @vitest-environment node
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform, NoNetwork, type Answers, type FakePlatform } from '#testing/fake-platform.ts';
import { gamesPage, lobbyAnswers, sampleGames } from '#testing/sample-catalogue.ts';
import { promoAnswers, samplePromo } from '#testing/sample-promos.ts';
import type { GivenPage } from '../given-page.ts';
import { prerenderLive, type LivePages } from './live-pages.ts';

const template = `<!doctype html>
<html lang="en" class="dark">
  <head>
    <meta name="description" content="The site itself." />
    <title>Magpie</title>
    <link rel="icon" href="/brands/magpie.svg" type="image/svg+xml" />
    <script type="application/json" id="config"></script>
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const config = {
  environment: 'development',
  brand: 'rosella',
  siteUrl: 'https://play.test',
  endpoints: { authentication: '', main: '/graphql', promo: '/promo/graphql', subscriptions: '' },
  worlds: true,
};

const country = {
  countryCodes: [],
  autoDetectUserCountryCode: 'NZ',
};

const promos = [samplePromo('p1', { name: 'Midweek Top-Up' }), samplePromo('p2', { name: 'Long Haul' })];

const answers: Answers = {
  ...lobbyAnswers(sampleGames(30)),
  ...promoAnswers(promos),
  PhoneCountries: () => country,
};

function make(changed: Answers = {}) {
  const platform = fakePlatform({ ...answers, ...changed });
  const pages = prerenderLive({ template, config, platform: 'http://platform:4000/', now: () => 1_000 });
  return { platform, pages };
}

const givenIn = (html: string | undefined): GivenPage =>
  JSON.parse(/id="given">(.*?)<\/script>/.exec(html ?? '')?.[1] ?? '{}') as GivenPage;

const bodyOf = (html: string | undefined) => html?.slice(html.indexOf('<body>')) ?? '';

describe('pages made of what the platform answers', () => {
  let asked: FakePlatform;
  let files: LivePages['files'];

  const withoutDocument = () => {
    // Where there is a document, the parser of texts is the browser's.
    class TextOnly {
      readonly parseFromString = (text: string) => ({
        body: { querySelector: () => null, textContent: text.replaceAll(/<[^>]*>/g, '') },
      });
    }
    vi.stubGlobal('DOMParser', TextOnly);
  };

  beforeAll(async () => {
    withoutDocument();
    const { platform, pages } = make();
    asked = platform;
    ({ files } = await pages);
    vi.unstubAllGlobals();
  });

  beforeEach(withoutDocument);

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('hold games, promos and the way to each of them', () => {
    const [home, slots, list, promo] = ['index', 'casino/slots', 'promotions', 'promotions/p1'].map((name) =>
      files.get(`${name}.html`),
    );
    expect(bodyOf(home)).toContain('Game 24');
    expect(bodyOf(slots)).toContain('Displaying 24 of 30 games');
    expect(bodyOf(list)).toContain('href="/promotions/p2"');
    expect(bodyOf(promo)).toMatch(/<h1[^>]*>Midweek Top-Up<\/h1>/);
    expect(promo).toContain('<title>Midweek Top-Up | Rosella</title>');
    expect(promo).toContain('<link rel="canonical" href="https://play.test/promotions/p1">');
    expect(list).toContain('<title>Promotions | Rosella</title>');
    for (const html of [home, slots, list, promo]) {
      expect(bodyOf(html)).not.toMatch(/aria-busy="true"|data-part="skeleton"/);
      expect(html).toContain('<div id="prerendered" data-live>');
      expect(html).toContain(
        '<html data-app="/assets/index-1.js" data-brand="rosella" data-answered lang="en" class="dark">',
      );
    }
  });

  it('have their first large picture fetched before all others, and only that one', () => {
    const eager = (name: string) =>
      files
        .get(name)
        ?.match(/<img [^>]*>/g)
        ?.filter((tag) => tag.includes('fetchPriority="high"')) ?? [];
    const [first, ...others] = eager('promotions/p1.html');
    expect(first).not.toContain('loading="lazy"');
    expect(Number(/ width="(\d+)"/.exec(first ?? '')?.[1])).toBeGreaterThanOrEqual(400);
    expect(others).toEqual([]);
  });

  it('ask as a visitor of the brand does, and hold nothing of a member', () => {
    const platform = asked;
    expect(new Set(platform.calls.map(({ accessToken }) => accessToken))).toEqual(new Set([null]));
    expect(new Set(platform.calls.map(({ headers }) => headers['x-admin-code']))).toEqual(
      new Set(['rosella-web']),
    );
    expect(platform.calls.every(({ headers }) => !('x-world' in headers))).toBe(true);
    for (const [file, html] of files)
      expect(html, file).not.toMatch(/"(__typename":"(Member|Wallet)|balance|mainCash|accessToken)/i);
  });

  it('hand over what a visitor was answered, when, and by which parts it is drawn', () => {
    const { parts, madeAt, data } = givenIn(files.get('casino/slots.html'));
    expect(parts).toEqual(expect.arrayContaining(['CasinoTypePage', 'Footer', 'ListChoices', 'MoreGames']));
    expect(madeAt).toBe(1_000);
    expect(Object.keys(data ?? {}).filter((key) => key.startsWith('Game:'))).toHaveLength(24);
  });

  it('hand over neither the country of the machine nor what the app never takes from a cache', () => {
    const list = givenIn(files.get('promotions.html')).data;
    expect(Object.keys(list?.['ROOT_QUERY'] ?? {}).sort()).toEqual(
      expect.arrayContaining(['countryCodes', 'gameTypes']),
    );
    expect(JSON.stringify(list)).not.toMatch(/autoDetect|Promo:/);
  });

  it('leave out what was not answered or was refused, and nothing else', async () => {
    const { files: made, failures } = await make({
      Promo: ({ id }) => {
        if (id === 'p1') throw new NoNetwork();
        return { promo: { __typename: 'Promo', ...promos[1] } };
      },
    }).pages;
    expect(failures.map(String)).toContain('Error: /jackpot was not answered.');
    expect(failures.map(String)).toContain('Error: /promotions/p1 was not answered.');
    expect(made.has('jackpot.html')).toBe(false);
    expect(made.has('promotions/p1.html')).toBe(false);
    expect(made.has('promotions/p2.html')).toBe(true);
  });

  it('are none when the platform is away', async () => {
    const away = () => {
      throw new NoNetwork();
    };
    const { files: made, failures } = await make(
      Object.fromEntries(Object.keys(answers).map((operation) => [operation, away])),
    ).pages;
    expect(made.size).toBe(0);
    expect(failures).toHaveLength(8);
  });

  it('cannot end the element in which their data stands', async () => {
    const evil = sampleGames(1).map((game) => ({ ...game, name: '</script><b>' }));
    const { files: made } = await make({ Games: (variables) => gamesPage(evil, variables) }).pages;
    const html = made.get('casino/slots.html');
    expect(html).not.toContain('</script><b>');
    expect(JSON.stringify(givenIn(html).data)).toContain('</script><b>');
  });
});
