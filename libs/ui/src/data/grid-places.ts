/** The place of an item among all of its list, from 0: a list of which only a part is drawn says it. */
export function placeOf(item: Element): number {
  const told = Number(item.getAttribute('aria-posinset'));
  return told > 0 ? told - 1 : [...(item.parentElement?.children ?? [])].indexOf(item);
}

export function itemAt(list: Element, place: number): Element | undefined {
  return [...list.children].find((item) => placeOf(item) === place);
}

export const itemOf = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[data-part=item]') : null;

const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key];

/** Moves the focus by an arrow to the item beside, above or below, as far as there is one. */
export function focusByArrow(event: KeyboardEvent, columns: number): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const item = itemOf(target);
  const step = stepOf(key, columns);
  if (step === undefined || !item?.parentElement || altKey || ctrlKey || metaKey || shiftKey) return;
  const action = itemAt(item.parentElement, placeOf(item) + step)?.querySelector('a, button');
  if (!(action instanceof HTMLElement)) return;
  event.preventDefault();
  action.focus();
}
