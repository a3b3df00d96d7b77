/* global document */

/**
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function part(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${type.name} '${id}'.`);
  return element;
}

/**
 * A new element with a class, text, attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {{ class?: string, text?: string, set?: Record<string, string>, children?: Element[] }} [options]
 */
export function made(tag, options = {}) {
  const element = document.createElement(tag);
  if (options.class !== undefined) element.className = options.class;
  if (options.text !== undefined) element.textContent = options.text;
  for (const [name, value] of Object.entries(options.set ?? {})) element.setAttribute(name, value);
  element.append(...(options.children ?? []));
  return element;
}

/**
 * @param {string} text
 * @param {(() => void) | null} press null for one that sends its form
 * @param {string} [look]
 */
export function button(text, press, look = '') {
  const element = made('button', { class: `button ${look}`.trim(), text });
  element.type = press ? 'button' : 'submit';
  if (press) element.addEventListener('click', press);
  return element;
}

/** @param {string} path */
export function icon(path) {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  picture.append(line);
  return picture;
}

/**
 * A decimal of the wire with its currency's sign and commas between thousands. No number type: amounts stay exact.
 * @param {string} decimal such as '1234.50'
 * @param {{ symbol: string }} currency
 */
export function shown(decimal, { symbol }) {
  const [whole = '0', fraction = ''] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${symbol}${grouped}${fraction === '' ? '' : `.${fraction}`}`;
}
