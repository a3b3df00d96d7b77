/* global document */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element. A function among the properties is a listener of the event it is named for; true is an attribute without
 * a value; null and false leave an attribute out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, unknown>>} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, /** @type {EventListener} */ (value));
    else if (value != null && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...present(children));
  return element;
}

/**
 * Puts new children in the place of an element's present ones.
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/**
 * @param {readonly Child[]} children
 * @returns {(Node | string)[]}
 */
function present(children) {
  return children.filter((child) => child !== null && child !== undefined && child !== false);
}

let count = 0;

/** An id that no other element has. */
export function freshId() {
  count += 1;
  return `n${count}`;
}

/**
 * Shows items in a list whose entries never change once shown: entries that stay keep their element, and with it the
 * focus.
 * @template Item
 * @param {Element} list
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @param {(item: Item) => HTMLElement} draw
 */
export function showKept(list, items, keyOf, draw) {
  const shown = new Map([...list.children].map((child) => [child.getAttribute('data-key'), child]));
  const keys = items.map(keyOf);
  for (const [key, child] of shown) if (key === null || !keys.includes(key)) child.remove();
  items.forEach((item, place) => {
    const key = keyOf(item);
    const element = shown.get(key) ?? draw(item);
    element.setAttribute('data-key', key);
    // Moving an element takes the focus from it, so one that is in its place stays untouched.
    if (list.children[place] !== element) list.insertBefore(element, list.children[place] ?? null);
  });
}
