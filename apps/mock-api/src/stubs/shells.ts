export type PageStub = 'cashier' | 'console' | 'games' | 'widgets';

interface Shell {
  readonly title: string;
  readonly colorScheme: 'dark' | 'dark light';
  /** Whether the page reaches below the edges that a phone rounds off or notches. */
  readonly toEdges?: boolean;
  /** What else its head says. */
  readonly head?: readonly string[];
  /** Beside the kit's, in their order. */
  readonly styles: readonly string[];
  readonly script: string;
}

const game = { colorScheme: 'dark', toEdges: true } as const;
const payment = { colorScheme: 'dark light', styles: ['framed', 'base', 'cashier'] } as const;

/** Stands in a game's page for what it says when something is amiss; the pages have it at places of their own. */
const noticeMark = '<!-- notice -->';

const notice = `<section class="notice" id="notice" role="alert" hidden>
<p class="notice-title" id="notice-title"></p>
<p class="notice-text" id="notice-text"></p>
<button type="button" class="button" id="notice-action"></button>
</section>`;

/** What is round the body of each page; the body is the file of that name. */
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
  console: {
    'page.html': {
      title: 'Console – Magpie',
      colorScheme: 'dark light',
      toEdges: true,
      head: ['<link rel="icon" href="/art/brand/magpie-tile-dark.svg" type="image/svg+xml" />'],
      styles: ['tokens', 'layout', 'controls', 'content'],
      script: 'main',
    },
  },
  games: {
    'slot.html': {
      ...game,
      title: 'Slot',
      styles: ['framed', 'game', 'sheet', 'slot', 'paytable'],
      script: 'slot',
    },
    'blackjack.html': {
      ...game,
      title: 'Blackjack',
      styles: ['framed', 'game', 'sheet', 'slot', 'felt', 'blackjack'],
      script: 'blackjack',
    },
    'mines.html': {
      ...game,
      title: 'Mines',
      styles: ['framed', 'game', 'sheet', 'slot', 'felt', 'mines'],
      script: 'mines',
    },
    'fish.html': {
      ...game,
      title: 'Fish game',
      styles: ['framed', 'game', 'sheet', 'slot', 'felt', 'fish'],
      script: 'fish',
    },
    'lottery.html': {
      ...game,
      title: 'Lottery draw',
      styles: ['framed', 'game', 'sheet', 'slot', 'felt', 'lottery'],
      script: 'lottery',
    },
    'roulette.html': {
      ...game,
      title: 'Roulette',
      styles: ['framed', 'game', 'sheet', 'slot', 'felt', 'roulette'],
      script: 'roulette',
    },
    'wheel.html': {
      ...game,
      title: 'Wheel',
      styles: ['framed', 'game', 'sheet', 'slot', 'felt', 'wheel'],
      script: 'wheel',
    },
    'sportsbook.html': {
      ...game,
      colorScheme: 'dark light',
      title: 'Sportsbook',
      styles: ['framed', 'game', 'sportsbook'],
      script: 'sportsbook',
    },
  },
};

function documentOf(from: string, shell: Shell, body: string): string {
  const { title, colorScheme, toEdges = false, head = [], styles, script } = shell;
  const lines = [
    '<meta charset="utf-8" />',
    `<meta name="viewport" content="width=device-width, initial-scale=1${toEdges ? ', viewport-fit=cover' : ''}" />`,
    `<meta name="color-scheme" content="${colorScheme}" />`,
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

/** A file of a stand-in as it is sent: the body of a page in its document, with its notice; any other as it was. */
export function inShell(stub: PageStub, name: string, body: Buffer): Buffer {
  const shell = shells[stub]?.[name];
  if (shell === undefined) return body;
  const from = stub === 'console' ? '/console' : `/${stub}/assets`;
  return Buffer.from(documentOf(from, shell, body.toString('utf8').replace(noticeMark, notice)));
}
