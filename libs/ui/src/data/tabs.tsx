import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { JSX, KeyboardEvent, ReactNode } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '5', md: '28px' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '& > [role=tab]': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      minH: '48px',
      fontWeight: '550',
      fontSize: '15px',
      color: 'fg.muted',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px', boxShadow: 'none' },
    },
    '& > [role=tab][aria-selected=true]': {
      color: 'fg',
      fontWeight: '650',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        height: '3px',
        borderRadius: '2px 2px 0 0',
        bg: 'bg.inverted',
      },
    },
  },
});

export interface TabItem<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}

export interface TabsProps<T extends string> {
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly children: ReactNode;
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Scrolls the chosen tab to the middle of a row that is wider than its place, so that its neighbours show too. */
function useChosenInView(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected=true]');
    if (!row || !tab) return;
    const [whole, part] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2;
  }, [value]);
  return list;
}

/** Tabs over one panel: arrows, Home and End move the choice. */
export function Tabs<T extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: TabsProps<T>): JSX.Element {
  const id = useId();
  const list = useChosenInView(value);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = items.findIndex((item) => item.value === value);
    const index = targetOf(event.key, at, items.length);
    const next = index === undefined ? undefined : items[index];
    if (index === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => {
              onChange(item.value);
            }}
          >
            {item.label}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
