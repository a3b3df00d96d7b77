import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentRef, JSX, ReactNode, RefObject } from 'react';

type BaseProps = HTMLChakraProps<'ul'> & { readonly ref?: RefObject<HTMLUListElement | null> };

const { withContext } = createRecipeContext({ key: 'gameGrid' });
const Base = withContext<ComponentRef<'ul'>, BaseProps>('ul');

/** Rows that are drawn beyond the screen on either side. */
const overscan = 1;

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
function useMeasured(list: RefObject<HTMLUListElement | null>): Measured {
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

export interface WindowedGridProps {
  readonly label: string;
  /** How many items there are now, and how many the whole list has. */
  readonly count: number;
  readonly total: number;
  readonly columns: number;
  readonly busy?: boolean;
  readonly item: (index: number) => ReactNode;
}

/**
 * The grid of games for a list of any length: only the rows around the screen are in the page, so that the ten thousandth
 * scrolls as the first. All of them count for its height, and each says where in the list it stands.
 */
export function WindowedGrid({
  label,
  count,
  total,
  columns,
  busy = false,
  item,
}: WindowedGridProps): JSX.Element {
  'use no memo'; // The virtualiser changes in place.
  const list = useRef<HTMLUListElement>(null);
  const { row, top } = useMeasured(list);
  const rows = Math.ceil(count / columns);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled
  const virtualiser = useWindowVirtualizer({
    count: rows,
    estimateSize: () => row,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan,
  });
  useLayoutEffect(() => {
    virtualiser.measure();
  }, [virtualiser, row]);
  const shown = virtualiser.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const end = (shown.at(-1)?.index ?? -1) + 1;
  const indexes = Array.from(
    { length: Math.max(0, Math.min(count, end * columns) - first * columns) },
    (_, index) => first * columns + index,
  );
  return (
    <Base
      ref={list}
      role="list"
      aria-label={label}
      aria-busy={busy}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingBlock: `${first * row}px ${(rows - end) * row}px`,
        overflowAnchor: 'none',
      }}
    >
      {indexes.map((index) => (
        <li key={index} data-part="item" aria-posinset={index + 1} aria-setsize={total}>
          {item(index)}
        </li>
      ))}
    </Base>
  );
}
