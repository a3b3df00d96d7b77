import { Tabs, chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { useReducedMotion } from '../components/use-media.ts';

const Place = chakra('div', {
  base: { position: 'relative', borderBottomWidth: '1px', borderColor: 'border.muted' },
});
const Turn = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
  variants: {
    to: { EARLIER: { insetInlineStart: '0' }, LATER: { insetInlineEnd: '0' } },
  },
});

/** Width of a turn, which the tabs leave free. */
const turnWidth = '44px';

/** How much of what shows a turn moves on by: the rest stays as a bearing. */
const turnShare = 0.7;

interface Hidden {
  readonly earlier: boolean;
  readonly later: boolean;
}

function hiddenOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  return { earlier: scrollLeft > 1, later: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** Scrolls the chosen tab to the middle of a row that is wider than its place, so that its neighbours show too. */
function showChosen(row: HTMLElement): void {
  const tab = row.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [whole, part] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2;
}

function useRow(chosen: string, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ earlier: false, later: false });
  const look = (row: HTMLElement): void => {
    const now = hiddenOf(row);
    setHidden((known) => (known.earlier === now.earlier && known.later === now.later ? known : now));
  };
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const show = (): void => {
      showChosen(row);
      look(row);
    };
    // A count or a font that comes late makes tabs wider, and moves the chosen one.
    const observer = new ResizeObserver(show);
    for (const each of [row, ...row.children]) observer.observe(each);
    show();
    return () => {
      observer.disconnect();
    };
  }, [chosen, count]);
  return { list, hidden, look };
}

const edge = (hidden: boolean) => (hidden ? `transparent ${turnWidth}, black ${turnWidth}` : 'black 0');

export interface TabRowProps {
  readonly label: string;
  readonly chosen: string;
  /** How many tabs there are. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The row of tabs. Where it is wider than its place, it shows on which sides more of them are. */
export function TabRow({ label, chosen, count, children }: TabRowProps): JSX.Element {
  const { list, hidden, look } = useRow(chosen, count);
  const still = useReducedMotion();
  const turn = (to: 'EARLIER' | 'LATER', name: string, icon: typeof ChevronLeft) => (
    <Turn
      type="button"
      to={to}
      aria-label={name}
      // By keyboard the tabs themselves are moved through, and scroll with it.
      tabIndex={-1}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        const row = list.current;
        const by = (row?.clientWidth ?? 0) * turnShare;
        row?.scrollBy({ left: to === 'LATER' ? by : -by, behavior: still ? 'auto' : 'smooth' });
      }}
    >
      <Icon of={icon} />
    </Turn>
  );
  const mask = `linear-gradient(to right, ${edge(hidden.earlier)}, black 50%), linear-gradient(to left, ${edge(hidden.later)}, black 50%)`;
  return (
    <Place>
      <Tabs.List
        ref={list}
        aria-label={label}
        onScroll={(event) => {
          look(event.currentTarget);
        }}
        {...((hidden.earlier || hidden.later) && { style: { maskImage: mask, maskComposite: 'intersect' } })}
      >
        {children}
      </Tabs.List>
      {hidden.earlier && turn('EARLIER', 'Earlier tabs', ChevronLeft)}
      {hidden.later && turn('LATER', 'More tabs', ChevronRight)}
    </Place>
  );
}
