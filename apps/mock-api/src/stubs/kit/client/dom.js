/* global document */

/**
 * The element of that id.
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
 * A new SVG element with attributes.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 */
export function drawn(tag, attributes = {}) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
