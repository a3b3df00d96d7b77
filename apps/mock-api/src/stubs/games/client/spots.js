/** Keys of the arrows with the way that they point. @type {Record<string, readonly [x: number, y: number]>} */
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} element */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The nearest in a direction, by where things stand on the screen; what lies off to the side counts as further away.
 * @param {HTMLElement} from
 * @param {readonly HTMLElement[]} all
 * @param {readonly [x: number, y: number]} way
 */
function nearest(from, all, [dx, dy]) {
  const start = middleOf(from);
  const reached = all.flatMap((element) => {
    const { x, y } = middleOf(element);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return along > 1 ? [{ element, distance: along + 2 * aside }] : [];
  });
  return reached.sort((one, other) => one.distance - other.distance)[0]?.element;
}

/**
 * Makes many places one stop of the Tab key: the arrows go from one to the next as they lie on the screen.
 * @param {readonly HTMLElement[]} all
 */
export function byArrows(all) {
  for (const [index, element] of all.entries()) {
    element.tabIndex = index === 0 ? 0 : -1;
    element.addEventListener('focus', () => {
      for (const each of all) each.tabIndex = each === element ? 0 : -1;
    });
    element.addEventListener('keydown', (event) => {
      const way = ways[event.key];
      if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      nearest(element, all, way)?.focus();
    });
  }
}
