/* global addEventListener, document, HTMLElement, setTimeout */
import { made, part } from '../../kit/client/dom.js';
import { checkedRound, seedsOf } from './fairness-sheet.js';
import { answerFrom, ask } from './server.js';
import { sheet, sheetOpen } from './sheet.js';
import { themes } from './theme.js';
import { timeText } from './time-text.js';

/** @import { Recording } from './wire.js' */

/** @typedef {import('./room.js').Room<import('./wire.js').RoomState & Pick<Recording, 'last' | 'shared'>>} PastRoom */

/** Time in which a round stands before its next step, in ms. */
const standTime = 900;

/** Asks for the past round, and answers the game from it, step by step, in place of its server. */
export async function recording() {
  /** @type {Recording} */
  const { steps, ...recorded } = await ask('past-round');
  let step = 0;
  answerFrom((call) => {
    step = call === 'begin' ? 0 : step + 1;
    return { ...steps[step], freeSpins: null, autoplay: null };
  });
  const nothing = { stakedFrom: null, lobby: null, freeSpins: null, open: null, unseen: null };
  return { ...recorded, ...nothing, balance: '0', live: false };
}

/**
 * Plays the round again as it was played, one step after the other.
 * @param {PastRoom} room
 */
async function replay(room) {
  room.state.live = true;
  room.refresh();
  await room.replay();
  while (room.open) {
    await new Promise((resolve) => setTimeout(resolve, standTime));
    await room.replayMove(room.open?.next[0] ?? '');
  }
  room.state.live = false;
  room.refresh();
}

/** @param {string} name @param {string} value */
const figure = (name, value) =>
  made('div', {
    class: 'past figure',
    children: [made('span', { class: 'label', text: name }), made('span', { class: 'amount', text: value })],
  });

/**
 * @param {string} name
 * @param {string} style
 * @param {() => void} press
 */
function button(name, style, press) {
  const element = made('button', { class: `past ${style}`, text: name });
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

const notYet = {
  own: 'Its server seed is still in use. Change your seed in the game to have it revealed, then open this round again.',
  shared:
    'Everyone at the table had this round. Its server seed is revealed once the day of the round is over.',
};

/**
 * Whether the round follows from its seeds, recomputed here.
 * @param {PastRoom} room
 */
function verdictOf(room) {
  const { last, shared } = room.state;
  if (last.serverSeed === null) return shared ? notYet.shared : notYet.own;
  return checkedRound(last, (draws, view) => room.explain(draws, view));
}

/**
 * Puts a round in place of a game to play: how it ended, what it cost and paid, and what it can be recomputed from.
 * @param {PastRoom} room
 */
export function show(room) {
  const { last, game } = room.state;
  const bar = part('play', HTMLElement).parentElement;
  const result = part('result', HTMLElement);
  const title = `${game.name}, round of ${timeText(last.at)}`;
  document.title = title;
  part('name', HTMLElement).textContent = title;
  room.refresh();
  result.textContent = room.outcome(last);
  const verdict = verdictOf(room);
  part('facts', HTMLElement).textContent = verdict;
  const { body, open } = sheet('Fairness');
  body.append(made('p', { class: 'checked', text: verdict }), seedsOf(last));
  const again = button('Replay', 'button', () => {
    again.disabled = true;
    void replay(room).then(() => {
      again.disabled = false;
      if (document.activeElement === document.body) again.focus();
    });
  });
  bar?.replaceChildren(
    ...bar.children,
    figure('Stake', room.money(last.stake)),
    figure('Payout', room.money(last.payout)),
    figure('Played', timeText(last.at)),
    button('Fairness', 'more', open),
    again,
  );
  // The keys and fields of the game are no way into a round that is over.
  addEventListener('keydown', (event) => !sheetOpen() && event.stopImmediatePropagation(), true);
  document.querySelector('.stage')?.addEventListener('click', (event) => event.stopPropagation(), true);
  room.outside.hear(themes);
  room.outside.tell('loaded');
}
