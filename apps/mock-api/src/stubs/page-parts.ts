const icon = (shape: string) => `<svg viewBox="0 0 20 20" aria-hidden="true">${shape}</svg>`;

/** What pages of games have in common, each put where a page has a comment of its name: `<!-- notice -->`. */
const parts = {
  /** What stands in the way of playing on. */
  notice: `<section class="notice" id="notice" role="alert" hidden>
<p class="notice-title" id="notice-title"></p>
<p class="notice-text" id="notice-text"></p>
<button type="button" class="button" id="notice-action"></button>
</section>`,
  /** The numbers of a draw: the balls, the ticket on which they are picked, and the prizes. */
  ticket: `<ol class="balls" id="balls" aria-label="Drawn numbers"></ol>
<div class="ticket">
<div class="ticket-head">
<p id="picked">No numbers picked</p>
<button type="button" class="more" id="lucky" disabled>Lucky pick</button>
</div>
<div class="grid" id="grid" role="group" aria-label="Numbers"></div>
</div>
<table class="prizes">
<caption>Prizes</caption>
<tbody id="prizes"></tbody>
</table>`,
  /** The fields of a table on which chips are laid, and the chips. */
  fields: `<div class="table-side">
<div class="fields" id="fields" role="group" aria-label="Bets"></div>
<!-- chips -->
</div>`,
  /** What can be done in a round that waits for its player, below how it stands. */
  moves: '<div class="moves" id="moves" role="group" aria-label="Your move"></div>',
  /** The chips that are laid on the fields of a table. */
  chips: `<div class="tray">
<div class="chips" id="chips" role="radiogroup" aria-label="Chip"></div>
<button type="button" class="more" id="repeat" disabled>Repeat</button>
</div>`,
};

const marked = Object.entries(parts).map(([name, html]) => [`<!-- ${name} -->`, html] as const);

/** The page's own with the parts that it asks for. */
export const withParts = (body: string): string =>
  marked.reduce((page, [mark, html]) => page.replace(mark, html), body);

/** What the pressed button of a game that spins says. */
export const spinArrow = `<svg viewBox="0 0 40 40" aria-hidden="true">
<path d="M33 20a13 13 0 1 1-4.2-9.6" />
<path class="tip" d="M32.6 3.4v9.2h-9.2z" />
</svg>
<span class="heard">Spin</span>`;

interface StakeControls {
  readonly label: string;
  /** Each with its id, what it is called and its picture. */
  readonly before: readonly [id: string, name: string, picture: string];
  readonly after: readonly [id: string, name: string, picture: string];
}

/** How a stake is chosen: as a rung of the ladder, or by the chips that lie on the table. */
const stakeControls = {
  LADDER: {
    label: 'Stake',
    before: ['less', 'Lower stake', icon('<path d="M4 10h12" />')],
    after: ['more', 'Higher stake', icon('<path d="M4 10h12M10 4v12" />')],
  },
  CHIPS: {
    label: 'Total stake',
    before: ['undo', 'Take back the last chip', icon('<path d="M8 5L4 9l4 4M4 9h7a4 4 0 0 1 0 8h-2" />')],
    after: ['clear', 'Take back all chips', icon('<path d="M5 5l10 10M15 5L5 15" />')],
  },
} satisfies Readonly<Record<string, StakeControls>>;

export interface GamePage {
  /** Until the game has said its name. */
  readonly title: string;
  /** What the part of the page is called in which the game is played. */
  readonly stage: string;
  /** FELT is the cloth of a table. */
  readonly ground?: 'FELT' | 'PLAIN';
  readonly stakes: keyof typeof stakeControls;
  /** What stands on the button that begins a round. */
  readonly play: string;
}

const step = ([id, name, picture]: StakeControls['before']): string =>
  `<button type="button" class="step" id="${id}" aria-label="${name}" disabled>${picture}</button>`;

function bar({ stakes, play }: GamePage): string {
  const { label, before, after } = stakeControls[stakes];
  return `<div class="bar" role="group" aria-label="Controls">
<div class="figure">
<span class="label" id="balance-label">Balance</span>
<span class="amount" id="balance">–</span>
</div>
<div class="stake" role="group" aria-label="Stake">
${step(before)}
<div class="figure centre">
<span class="label" id="stake-label">${label}</span>
<span class="amount" id="stake" aria-live="polite">–</span>
</div>
${step(after)}
</div>
<button type="button" class="play" id="play" disabled>${play}</button>
<div class="figure win">
<span class="label">Last win</span>
<span class="amount money" id="win">–</span>
</div>
<button type="button" class="more" id="info" aria-haspopup="dialog">
${icon('<circle cx="10" cy="10" r="7.5" /><path d="M10 9.2v4.6M10 6.2v.1" />')}
<span>Rules</span>
</button>
</div>`;
}

/** The whole page of a game of the studio round what is its own; a notice is put after it unless it has a place for one. */
export function gamePage(page: GamePage, own: string): string {
  const { title, stage, ground = 'FELT' } = page;
  const notice = own.includes('<!-- notice -->') ? '' : '<!-- notice -->';
  return `<main class="game" id="game" aria-busy="true">
<h1 class="heard" id="name">${title}</h1>
<a class="lobby" id="lobby" hidden>Back to the lobby</a>
<section class="stage${ground === 'FELT' ? ' felt' : ''}" aria-label="${stage}">
${withParts(own + notice)}
<p class="result" id="result" role="status">Loading the game</p>
<p class="facts" id="facts"></p>
</section>
${bar(page)}
</main>
`;
}
