/* global document, HTMLButtonElement, HTMLElement, HTMLInputElement */
import { style } from './panel-style.js';

/**
 * @typedef {object} PanelWords
 * @property {string} title what the panel is called
 * @property {string} note what a person has to know before writing
 * @property {string} answer what is answered to everything
 * @property {string} icon path of a drawing of 24 by 24
 */

const frame = `
  <section class="panel" role="dialog" id="panel" hidden>
    <header><h2></h2><button type="button" class="close">Close</button></header>
    <div class="talk" role="log" tabindex="0"><p class="note"></p><p class="who"></p></div>
    <form><input aria-label="Message" autocomplete="off" maxlength="500" /><button class="send">Send</button></form>
  </section>
  <button type="button" class="launcher" aria-expanded="false" aria-controls="panel">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path /></svg>
  </button>`;

/**
 * @template {HTMLElement} T
 * @param {ShadowRoot} root
 * @param {string} selector
 * @param {new () => T} type
 */
function partOf(root, selector, type) {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The panel has no ${selector}.`);
  return found;
}

/** @param {PanelWords} words */
function drawPanel(words) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  root.innerHTML = frame;
  const panel = partOf(root, '.panel', HTMLElement);
  const launcher = partOf(root, '.launcher', HTMLButtonElement);
  const talk = partOf(root, '.talk', HTMLElement);
  partOf(root, 'h2', HTMLElement).textContent = words.title;
  partOf(root, '.note', HTMLElement).textContent = words.note;
  root.querySelector('path')?.setAttribute('d', words.icon);
  panel.ariaLabel = words.title;
  talk.ariaLabel = 'Conversation';
  launcher.ariaLabel = words.title;
  return {
    host,
    panel,
    launcher,
    talk,
    close: partOf(root, '.close', HTMLButtonElement),
    form: partOf(root, 'form', HTMLElement),
    input: partOf(root, 'input', HTMLInputElement),
    who: partOf(root, '.who', HTMLElement),
  };
}

/**
 * A launcher in the corner of the page and the panel that it opens. Both live in a shadow root, so that page and widget
 * leave each other's look alone.
 * @param {PanelWords} words
 */
export function createPanel(words) {
  const { host, panel, launcher, talk, close, form, input, who } = drawPanel(words);

  /** @param {boolean} open */
  const toggle = (open) => {
    panel.hidden = !open;
    launcher.ariaExpanded = String(open);
    // Over the launcher of another widget in the same corner.
    host.style.zIndex = open ? '231' : '';
    (open ? input : launcher).focus();
  };
  /**
   * @param {string} kind
   * @param {string} text
   */
  const say = (kind, text) => {
    const words = document.createElement('p');
    words.className = kind;
    words.textContent = text;
    talk.append(words);
    words.scrollIntoView({ block: 'nearest' });
  };

  launcher.addEventListener('click', () => toggle(panel.hidden !== false));
  close.addEventListener('click', () => toggle(false));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    toggle(false);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '') return;
    input.value = '';
    say('said', text);
    say('answer', words.answer);
  });

  return {
    host,
    /** Opens or closes the panel. */
    toggle,
    /**
     * Begins a conversation with somebody, of whom nothing of the last one is left.
     * @param {string} name
     */
    begin(name) {
      panel.hidden = true;
      launcher.ariaExpanded = 'false';
      host.style.zIndex = '';
      input.value = '';
      for (const old of talk.querySelectorAll('.said, .answer')) old.remove();
      who.textContent = name;
      document.body.append(host);
    },
    end() {
      host.remove();
    },
  };
}
