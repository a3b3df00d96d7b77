import { useLayoutEffect, useState, type RefObject } from 'react';

interface Measured {
  /** Height of a row with the gap under it, and where the list begins on the page, in px. */
  readonly row: number;
  readonly top: number;
}

/** What was measured last, so that a list which comes back has its full height at once. */
let last: Measured = { row: 0, top: 0 };

/** The height of the first row of tiles under a root; 0 where there is none. */
function rowUnder(root: ParentNode): number {
  const tile = root.querySelector('[data-part=item] > *');
  const height = tile?.getBoundingClientRect().height ?? 0;
  const grid = tile?.closest('ul');
  return height > 0 && grid ? height + (parseFloat(getComputedStyle(grid).rowGap) || 0) : 0;
}

/** A list that has just grown long takes over the rows of the short one. */
const firstMeasure = (): Measured => (last.row > 0 ? last : { row: rowUnder(document) || 300, top: 0 });

const measure = (list: HTMLUListElement, known: Measured): Measured => ({
  row: rowUnder(list) || known.row,
  top: list.getBoundingClientRect().top + window.scrollY,
});

const same = (a: Measured, b: Measured): boolean =>
  Math.abs(a.row - b.row) < 0.5 && Math.abs(a.top - b.top) < 1;

/** Every row is as high as the first: names and providers stand on one line each. */
export function useMeasured(list: RefObject<HTMLUListElement | null>): Measured {
  const [measured, setMeasured] = useState(firstMeasure);
  useLayoutEffect(() => {
    const shown = list.current;
    if (!shown) return undefined;
    const update = () => {
      const now = measure(shown, firstMeasure());
      last = now;
      setMeasured((known) => (same(known, now) ? known : now));
    };
    const observer = new ResizeObserver(update);
    // What stands above the list moves it, and the width of the page its rows.
    observer.observe(document.body);
    observer.observe(shown);
    update();
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return measured;
}
