import { gamePage, spinArrow, withParts } from './page-parts.ts';
import type { GamePage } from './page-parts.ts';

export type PageStub = 'cashier' | 'games' | 'widgets';

interface Shell {
  readonly title: string;
  /** Whether the page reaches below the edges that a phone rounds off or notches. */
  readonly toEdges?: boolean;
  /** What else its head says. */
  readonly head?: readonly string[];
  /** Beside the kit's, in their order. */
  readonly styles: readonly string[];
  readonly script: string;
  /** What its body is made of beside its own file, which is the whole of it otherwise. */
  readonly around?: (own: string) => string;
}

const payment = { styles: ['framed', 'base', 'cashier'] } as const;

/** The shell of a game of the studio. @param name of its script and, after those of `styles`, of its style sheet */
const studio = (name: string, page: GamePage, styles: readonly string[] = ['felt']): Shell => ({
  toEdges: true,
  title: page.title,
  styles: ['framed', 'game', 'stage', 'bar', 'sheet', ...styles, name],
  script: name,
  around: (own) => gamePage(page, own),
});

/** The shell of a table whose bets lie on fields. */
const table = (name: string, title: string, play: string, styles: readonly string[] = []): Shell =>
  studio(name, { title, stage: `${title} table`, stakes: 'CHIPS', play }, [
    'felt',
    'chips',
    'fields',
    ...styles,
  ]);

/** The shell of a game of cards that is played move by move. */
const hands = (name: string, title: string, styles: readonly string[]): Shell =>
  studio(name, { title, stage: `${title} table`, stakes: 'LADDER', play: 'Deal' }, [
    'felt',
    'cards',
    ...styles,
  ]);

/** What is round each page; its own is the file of that name. */
const shells: Readonly<Partial<Record<PageStub, Readonly<Record<string, Shell>>>>> = {
  cashier: {
    'bank.html': { ...payment, title: 'Test bank', script: 'bank' },
    'cashier.html': {
      ...payment,
      title: 'Test cashier',
      head: ['<meta name="origins" content="{{origins}}" />'],
      script: 'cashier',
    },
  },
  games: {
    'slot.html': studio(
      'slot',
      { title: 'Slot', stage: 'Reels', ground: 'PLAIN', stakes: 'LADDER', play: spinArrow },
      ['paytable', 'autoplay'],
    ),
    'blackjack.html': studio(
      'blackjack',
      { title: 'Blackjack', stage: 'Blackjack table', stakes: 'LADDER', play: 'Deal' },
      ['felt', 'cards', 'seats', 'moves'],
    ),
    'mines.html': studio('mines', { title: 'Mines', stage: 'The field', stakes: 'LADDER', play: 'Start' }, [
      'felt',
      'choices',
    ]),
    'crash.html': studio('crash', { title: 'Crash', stage: 'The flight', stakes: 'LADDER', play: 'Start' }, [
      'felt',
      'choices',
      'moves',
    ]),
    'scratch.html': studio(
      'scratch',
      { title: 'Scratch card', stage: 'The card', stakes: 'LADDER', play: 'Buy' },
      ['felt', 'numbers'],
    ),
    'bingo.html': studio('bingo', { title: 'Bingo', stage: 'The ticket', stakes: 'LADDER', play: 'Play' }, [
      'felt',
      'numbers',
    ]),
    'fish.html': studio('fish', { title: 'Fish game', stage: 'The sea', stakes: 'LADDER', play: 'Fire' }, [
      'felt',
      'fish-pictures',
    ]),
    'lottery.html': studio(
      'lottery',
      { title: 'Lottery draw', stage: 'The draw', stakes: 'LADDER', play: 'Draw' },
      ['felt', 'numbers'],
    ),
    'keno.html': studio('keno', { title: 'Keno', stage: 'The draw', stakes: 'LADDER', play: 'Draw' }, [
      'felt',
      'numbers',
    ]),
    'roulette.html': studio(
      'roulette',
      { title: 'Roulette', stage: 'Roulette table', stakes: 'CHIPS', play: spinArrow },
      ['felt', 'chips', 'wheels', 'roulette-layout'],
    ),
    'wheel.html': studio('wheel', { title: 'Wheel', stage: 'The wheel', stakes: 'CHIPS', play: 'Bet' }, [
      'felt',
      'chips',
      'wheels',
    ]),
    'baccarat.html': table('baccarat', 'Baccarat', 'Deal', ['cards', 'seats', 'rows']),
    'dragon-tiger.html': table('dragon-tiger', 'Dragon tiger', 'Deal', ['cards', 'seats', 'rows']),
    'andar-bahar.html': table('andar-bahar', 'Andar bahar', 'Deal', ['cards', 'seats', 'rows']),
    'sic-bo.html': table('sic-bo', 'Sic bo', 'Roll', ['dice']),
    'craps.html': table('craps', 'Craps', 'Roll', ['dice']),
    'two-up.html': table('two-up', 'Two-up', 'Toss'),
    'casino-war.html': hands('casino-war', 'Casino war', ['moves', 'seats', 'rows']),
    'poker-table.html': hands('poker-table', 'Poker', ['moves', 'seats']),
    'red-dog.html': hands('red-dog', 'Red dog', ['moves']),
    'hi-lo.html': hands('hi-lo', 'Hi-lo', ['moves']),
    'video-poker.html': hands('video-poker', 'Video poker', ['numbers', 'holds']),
    'pai-gow.html': hands('pai-gow', 'Pai gow poker', ['moves', 'seats', 'holds']),
    'sportsbook-bet.html': {
      toEdges: true,
      title: 'Bet',
      styles: ['framed', 'game', 'sportsbook', 'sportsbook-slip', 'sportsbook-bets'],
      script: 'sportsbook-bet',
      around: withParts,
    },
    'sportsbook.html': {
      toEdges: true,
      title: 'Sportsbook',
      styles: ['framed', 'game', 'sportsbook', 'sportsbook-matches', 'sportsbook-slip', 'sportsbook-bets'],
      script: 'sportsbook',
      around: withParts,
    },
  },
};

function documentOf(from: string, shell: Shell, body: string): string {
  const { title, toEdges = false, head = [], styles, script } = shell;
  const lines = [
    '<meta charset="utf-8" />',
    `<meta name="viewport" content="width=device-width, initial-scale=1${toEdges ? ', viewport-fit=cover' : ''}" />`,
    '<meta name="color-scheme" content="dark light" />',
    `<title>${title}</title>`,
    ...head,
    `<link rel="preload" href="${from}/archivo.woff2" as="font" type="font/woff2" crossorigin />`,
    ...['kit', ...styles].map((name) => `<link rel="stylesheet" href="${from}/${name}.css" />`),
    `<script type="module" src="${from}/${script}.js"></script>`,
  ];
  return `<!doctype html>
<html lang="en-AU">
<head>
${lines.join('\n')}
</head>
<body>
${body}</body>
</html>
`;
}

/** A file of a stand-in as it is sent: a page in its shell, any other as it was. */
export function inShell(stub: PageStub, name: string, body: Buffer): Buffer {
  const shell = shells[stub]?.[name];
  if (shell === undefined) return body;
  const from = `/${stub}/assets`;
  const own = body.toString('utf8');
  return Buffer.from(documentOf(from, shell, shell.around?.(own) ?? own));
}
