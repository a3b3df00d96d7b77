/* global addEventListener, document, HTMLElement, location */
import { refreshIds, showBar } from './bar.js';
import { part } from '../../kit/client/dom.js';
import { el, fill } from './elements.js';
import { untell } from './feedback.js';
import { clockPanel } from './panels/clock.js';
import { decisionsPanel } from './panels/decisions.js';
import { faultsPanel } from './panels/faults.js';
import { ledgerPanel } from './panels/ledger.js';
import { mailboxPanel } from './panels/mailbox.js';
import { membersPanel } from './panels/members.js';
import { pushesPanel } from './panels/pushes.js';
import { requestsPanel } from './panels/requests.js';
import { rewardsPanel } from './panels/rewards.js';
import { sitePanel } from './panels/site.js';
import { worldsPanel } from './panels/worlds.js';
import { onWorld, refreshWorld, worldId } from './world.js';

/**
 * One page of the console.
 * @typedef {object} Panel
 * @property {string} id its fragment in the address
 * @property {string} title
 * @property {string} line what it is for
 * @property {(place: HTMLElement) => void | (() => void)} open fills the place; answers how to stop what goes on in it
 */

/** @type {readonly Panel[]} */
const panels = [
  worldsPanel,
  clockPanel,
  mailboxPanel,
  membersPanel,
  pushesPanel,
  faultsPanel,
  sitePanel,
  decisionsPanel,
  rewardsPanel,
  ledgerPanel,
  requestsPanel,
];

/** @type {void | (() => void)} */
let stop;
let open = '';

function showPanel() {
  const panel = panels.find(({ id }) => `#${id}` === location.hash) ?? worldsPanel;
  const wanted = `${panel.id} ${worldId()}`;
  if (wanted === open) return;
  open = wanted;
  stop?.();
  document.title = `${panel.title} – Magpie console`;
  const place = el('div', { class: 'form' });
  fill(
    part('panel', HTMLElement),
    el('header', {}, el('h1', {}, panel.title), el('p', {}, panel.line)),
    place,
  );
  fill(part('panels', HTMLElement), ...panels.map((each) => entry(each, each === panel)));
  stop = panel.open(place);
}

/**
 * @param {Panel} panel
 * @param {boolean} current
 */
function entry({ id, title }, current) {
  return el('li', {}, el('a', { href: `#${id}`, 'aria-current': current && 'page' }, title));
}

addEventListener('hashchange', () => {
  untell();
  showPanel();
  part('panel', HTMLElement).focus({ preventScroll: true });
});
onWorld(showPanel);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  void refreshWorld();
  void refreshIds();
});
showBar();
showPanel();
void refreshWorld();
