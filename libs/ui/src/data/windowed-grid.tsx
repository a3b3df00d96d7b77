import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef } from 'react';
import type { ComponentRef, CSSProperties, JSX, ReactNode, RefObject } from 'react';
import { useFocusedPlace } from './use-focused-place.ts';
import { useMeasured } from './use-measured.ts';

type BaseProps = HTMLChakraProps<'ul'> & { readonly ref?: RefObject<HTMLUListElement | null> };

const { withContext } = createRecipeContext({ key: 'gameGrid' });
const Base = withContext<ComponentRef<'ul'>, BaseProps>('ul');

/** Rows that are drawn beyond the screen on either side. */
const overscan = 1;

export interface WindowedGridProps {
  readonly label: string;
  /** How many items there are now, how many come after them, and how many the whole list has. */
  readonly count: number;
  readonly coming: number;
  readonly total: number;
  readonly columns: number;
  readonly item: (index: number) => ReactNode;
}

/**
 * Items that are drawn wherever the page is: both ends, by which the focus comes into the list, and those to which it goes
 * on from where it is.
 */
function keptPlaces(focused: number | null, count: number, columns: number): number[] {
  const around = focused === null ? [] : [-columns, -1, 0, 1, columns].map((step) => focused + step);
  return [0, count - 1, ...around].filter((place) => place >= 0 && place < count);
}

interface ItemProps extends Pick<WindowedGridProps, 'total' | 'item'> {
  readonly index: number;
  readonly isComing: boolean;
  /** Where it lies when the rows that are drawn do not hold it. */
  readonly top?: number | undefined;
  readonly gridColumn?: string | undefined;
}

const Item = memo(function Item({ index, isComing, total, item, top, gridColumn }: ItemProps): JSX.Element {
  const style: CSSProperties | undefined =
    top === undefined ? undefined : { position: 'absolute', insetInline: 0, top, gridColumn };
  if (isComing)
    return (
      <li data-part="item" aria-hidden style={style}>
        {item(index)}
      </li>
    );
  return (
    <li data-part="item" aria-posinset={index + 1} aria-setsize={total} style={style}>
      {item(index)}
    </li>
  );
});

/**
 * The grid of games for a list of any length: only the rows around the screen are in the page, so that the ten thousandth
 * scrolls as the first. All of them count for its height, and each says where in the list it stands.
 */
export function WindowedGrid({ label, count, coming, total, columns, item }: WindowedGridProps): JSX.Element {
  'use no memo'; // The virtualiser changes in place.
  const list = useRef<HTMLUListElement>(null);
  const { row, top } = useMeasured(list);
  const focus = useFocusedPlace(list, label);
  const rows = Math.ceil((count + coming) / columns);
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
  const [from, to] = [first * columns, Math.min(count + coming, end * columns)];
  const kept = keptPlaces(focus.place, count, columns).filter((place) => place < from || place >= to);
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  // By their order, so that no element is moved, which would take the focus from it.
  const indexes = [...new Set([...kept, ...drawn])].toSorted((a, b) => a - b);
  return (
    <Base
      ref={list}
      role="list"
      aria-label={label}
      aria-busy={coming > 0}
      {...focus.handlers}
      style={{
        position: 'relative',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingBlock: `${first * row}px ${(rows - end) * row}px`,
        overflowAnchor: 'none',
      }}
    >
      {indexes.map((index) => (
        <Item
          key={index}
          index={index}
          isComing={index >= count}
          total={total}
          item={item}
          {...(kept.includes(index) && {
            top: Math.floor(index / columns) * row,
            // Of what lies outside the rows, a column that is not ended ends with the list.
            gridColumn: `${1 + (index % columns)} / ${2 + (index % columns)}`,
          })}
        />
      ))}
    </Base>
  );
}
