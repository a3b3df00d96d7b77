import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { JSX, KeyboardEvent, ReactNode } from 'react';
import { TabRow } from './tab-row.tsx';

const Tab = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    minH: '48px',
    minW: '44px',
    px: '2',
    fontWeight: '550',
    fontSize: '15px',
    color: 'fg.muted',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px', boxShadow: 'none', borderRadius: 'sm' },
    '&[aria-selected=true]': {
      color: 'fg',
      fontWeight: '650',
      _after: {
        content: '""',
        position: 'absolute',
        insetInline: '2',
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

/** Tabs over one panel: arrows, Home and End move the choice. */
export function Tabs<T extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: TabsProps<T>): JSX.Element {
  const id = useId();
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
      <TabRow label={label} chosen={value} count={items.length} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
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
          </Tab>
        ))}
      </TabRow>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
