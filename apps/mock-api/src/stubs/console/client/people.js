import { el } from './elements.js';
import { textField } from './forms.js';

const SEEDED = ['mia', 'noah', 'ruby', 'isla', 'leo', 'jack', 'ava', 'zoe', 'finn', 'ella'];

/** The member dealt with last, so that it need not be typed again in the next panel. */
let last = 'mia@magpie.test';

/**
 * Remembers whom a panel dealt with, once the platform knew them.
 * @param {string} member
 */
export function rememberMember(member) {
  last = member;
}

/** A field for the e-mail address or id of a member, with those of a fresh world to choose from. */
export function memberField() {
  const id = 'seeded-people';
  const options = SEEDED.map((name) => el('option', { value: `${name}@magpie.test` }));
  const shown = textField(
    'Member',
    { name: 'member', list: id, value: last, required: true },
    'E-mail address or id.',
  );
  shown.append(el('datalist', { id }, ...options));
  return shown;
}
