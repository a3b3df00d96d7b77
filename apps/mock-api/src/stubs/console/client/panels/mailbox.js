/* global document, getSelection, navigator */
import { control } from '../api.js';
import { el, fill, showKept } from '../elements.js';
import { empty, loaded, tag, tell } from '../feedback.js';
import { card, textField } from '../forms.js';
import { icon } from '../icons.js';
import { autoRefresh } from '../live.js';
import { moment } from '../time.js';
import { worldId } from '../world.js';

const MAILBOX = /* GraphQL */ `
  query ConsoleMailbox($world: ID!, $to: String) {
    mailbox(world: $world, to: $to, last: 100) {
      id
      kind
      to
      subject
      body
      code
      sentAt
    }
  }
`;

/** @typedef {{ id: string, kind: string, to: string, subject: string | null, body: string, code: string | null, sentAt: string }} Mail */

/**
 * Copies a code; where the browser does not allow it, the code is selected so that it can be copied by hand.
 * @param {string} code
 * @param {HTMLElement} shown
 */
async function copy(code, shown) {
  try {
    await navigator.clipboard.writeText(code);
    tell(`Code ${code} is on the clipboard.`);
  } catch {
    const range = document.createRange();
    range.selectNodeContents(shown);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    tell(`Code ${code} is selected. Copy it with the keyboard.`);
  }
}

/** @param {string} code */
function codeRow(code) {
  const shown = el('span', { class: 'code' }, code);
  const button = el(
    'button',
    {
      type: 'button',
      class: 'button',
      'aria-label': `Copy code ${code}`,
      click: () => void copy(code, shown),
    },
    icon('copy'),
    'Copy',
  );
  return el('div', { class: 'row' }, shown, button);
}

/** @param {Mail} mail */
function entry({ kind, to, subject, body, code, sentAt }) {
  return el(
    'li',
    {},
    el(
      'div',
      { class: 'row' },
      kind === 'SMS' ? tag('', 'sms', 'SMS') : tag('', 'email', 'E-mail'),
      el('strong', {}, to),
      el('span', { class: 'quiet' }, moment(sentAt)),
    ),
    subject !== null && el('h3', {}, subject),
    code !== null && codeRow(code),
    el('p', { class: 'body' }, body),
  );
}

/** @type {import('../main.js').Panel} */
export const mailboxPanel = {
  id: 'mailbox',
  title: 'Mailbox',
  line: 'E-mails and SMS that the world has sent, newest first. None of them leaves the machine.',
  open(place) {
    let to = '';
    const list = el('ul', { class: 'list' });
    const mails = loaded(
      () => control(MAILBOX, { world: worldId(), to: to || null }),
      (/** @type {Mail[]} */ found, inside) => {
        showKept(list, found, (mail) => mail.id, entry);
        if (found.length > 0) {
          if (!list.isConnected) fill(inside, list);
        } else
          fill(
            inside,
            empty(
              'No messages',
              to ? `Nothing was sent to ${to}.` : 'Codes appear here once somebody asks for one.',
            ),
          );
      },
    );
    const refresh = autoRefresh(mails.load);
    const filter = textField(
      'Receiver',
      {
        type: 'search',
        placeholder: 'mia@magpie.test or +61400000000',
        change: (/** @type {Event} */ event) => {
          to = /** @type {HTMLInputElement} */ (event.target).value.trim();
          void mails.load();
        },
      },
      'Everyone when empty.',
    );
    fill(place, card('Messages', el('div', { class: 'fields' }, filter, refresh.element), mails.place));
    return refresh.stop;
  },
};
