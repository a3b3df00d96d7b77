/* global clearTimeout, document, HTMLElement, setTimeout */
import { openBankWindow } from './bank-window.js';
import { made, part } from '../../kit/client/dom.js';
import { listen, setType, tell } from './host.js';
import { bankPanel, detailsPanel, receiptPanel, waitingPanel } from './panels.js';
import { ask, bankAddress } from './server.js';

/** @typedef {import('./wire.js').State} State */

/** Time between two looks for the bank's answer, in ms. */
const pollTime = 1000;

const view = {
  page: part('cashier', HTMLElement),
  panel: part('panel', HTMLElement),
  problem: part('problem', HTMLElement),
};

/** @type {State | null} */
let current = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let poll;
let told = '';

/** @param {string | null} text */
function showProblem(text) {
  view.problem.hidden = text === null;
  view.problem.textContent = text ?? '';
}

/** @param {State} state */
const money = ({ amount: { decimal, currency } }) => ({ amount: decimal, currency });

/** @param {State} state */
function showSummary(state) {
  const { txType, amount, method, fee, crypto } = state;
  document.title = `Test cashier: ${txType}`;
  part('amount', HTMLElement).textContent = amount.text;
  part('method', HTMLElement).textContent = method;
  const [name, value] = crypto === null ? ['Fee, within the amount', fee] : ['Paid in', crypto];
  part('extra', HTMLElement).hidden = !value;
  part('extra-label', HTMLElement).textContent = name ?? '';
  part('extra-value', HTMLElement).textContent = value || '';
  part('sum', HTMLElement).hidden = false;
}

/** @param {State} state */
function showSteps({ step }) {
  const order = ['details', 'bank', 'receipt'];
  const place = order.indexOf(step === 'waiting' ? 'bank' : step);
  for (const [index, name] of order.entries()) {
    const item = part(`step-${name}`, HTMLElement);
    item.toggleAttribute('data-done', index < place);
    if (index === place) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  }
  part('steps', HTMLElement).hidden = false;
}

/** @param {State} state */
function panelOf(state) {
  const { step, ending, txType } = state;
  if (step === 'details')
    return detailsPanel(state, { proceed, cancel: () => void press('choose', 'CANCEL'), refuse });
  if (step === 'bank') {
    const choose = (/** @type {string} */ choice) => void press('choose', choice);
    return bankPanel(state, { choose, openBank: txType === 'deposit' ? openBank : null });
  }
  return ending ? receiptPanel({ ...state, ending }) : waitingPanel();
}

/** @param {State} state */
function show(state) {
  const before = current;
  current = state;
  setType(state.txType);
  const isSame = before?.step === state.step && before.ending?.eventType === state.ending?.eventType;
  showSummary(state);
  showSteps(state);
  if (!isSame) {
    // What a press could not reach has come on all the same.
    showProblem(null);
    const hadFocus = document.hasFocus() && before !== null;
    view.panel.replaceChildren(panelOf(state));
    // What had the focus is gone; a page that has not got it takes it from nobody.
    if (hadFocus) view.panel.querySelector('h2')?.focus();
    tell('APP_ROUTE_CHANGE', { route: state.step });
    if (state.step === 'details') tell('ENTERED_TX_METHOD_PAGE', { method: state.method });
  }
  clearTimeout(poll);
  if (state.step === 'waiting' || state.step === 'bank') poll = setTimeout(() => void look(), pollTime);
}

/** Tells the site how the payment ended, once. @param {State} state */
function tellEnding(state) {
  const { ending } = state;
  if (!ending || told === ending.eventType) return;
  told = ending.eventType;
  tell(ending.eventType, { ...money(state), message: ending.message });
}

async function look() {
  try {
    const { state } = await ask('state');
    show(state);
    tellEnding(state);
  } catch {
    poll = setTimeout(() => void look(), pollTime);
  }
}

/** @param {string} problem */
function refuse(problem) {
  showProblem(problem);
  if (current) tell('TX_VALIDATION_FAILED', { ...money(current), message: problem });
}

/**
 * A press that asks the server; meanwhile nothing else can be pressed.
 * @param {'proceed' | 'choose'} call
 * @param {string} [choice]
 */
async function press(call, choice) {
  clearTimeout(poll);
  const buttons = [...view.panel.querySelectorAll('button')];
  for (const each of buttons) each.disabled = true;
  view.page.setAttribute('aria-busy', 'true');
  showProblem(null);
  tell('IS_LOADING');
  try {
    const { state, problem } = await ask(call, choice);
    show(state);
    if (problem !== null) refuse(problem);
    tellEnding(state);
  } catch (error) {
    showProblem(error instanceof Error ? error.message : String(error));
    // What was begun with this press is not under way as far as is known; the next look corrects that.
    if (current) tell('APP_ROUTE_CHANGE', { route: current.step });
    poll = setTimeout(() => void look(), pollTime);
  } finally {
    for (const each of buttons) each.disabled = false;
    view.page.setAttribute('aria-busy', 'false');
    tell('DONE_LOADING');
  }
}

function proceed() {
  if (current) tell('TRANSACTION_INIT', money(current));
  void press('proceed');
}

/** Opens the bank's window, or shows its page here when the browser opens none. */
function openBank() {
  const isOpen = openBankWindow(bankAddress(), () => {
    tell('NEW_WINDOW_CLOSED');
    void look();
  });
  if (isOpen) {
    tell('NEW_WINDOW');
    return;
  }
  tell('NEW_IFRAME');
  const frame = made('iframe', { class: 'bank-frame', set: { title: 'Test bank', src: bankAddress() } });
  view.panel.append(frame);
}

async function load() {
  tell('IS_LOADING');
  try {
    const { state } = await ask('state');
    const isFirst = current === null;
    show(state);
    if (isFirst) {
      tell('SELECTED_TX_METHOD', { method: state.method });
      tell('PAYMENT_AMOUNT_CHANGE', money(state));
    }
    tell('DONE_LOADING');
    tellEnding(state);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    showProblem(message);
    view.panel.replaceChildren();
    tell('ONLOAD_ERROR', { message });
  } finally {
    view.page.setAttribute('aria-busy', 'false');
  }
}

listen(view.page, () => void load());
tell('CASHIER_INIT_LOAD');
void load();
