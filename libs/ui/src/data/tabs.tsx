import { Tabs as ChakraTabs, useTabs } from '@chakra-ui/react';
import { startTransition, useEffect, useEffectEvent, useOptimistic, type JSX, type ReactNode } from 'react';
import { tabsSlotRecipe } from '../theme/slot-recipes/tabs.ts';
import { TabRow } from './tab-row.tsx';

export interface TabItem<T extends string> {
  /** Stands in ids, so it has no spaces. */
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

/** Tabs over one panel: arrows, Home and End move the choice. A press shows at once, and its panel when it has been drawn. */
export function Tabs<T extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: TabsProps<T>): JSX.Element {
  const [chosen, show] = useOptimistic(value);
  const tabs = useTabs({
    value: chosen,
    onValueChange: (details) => {
      const next = items.find((item) => item.value === details.value);
      if (!next) return;
      startTransition(() => {
        show(next.value);
        onChange(next.value);
      });
    },
  });
  const look = useEffectEvent(tabs.syncTabIndex);
  useEffect(() => {
    // At the press the machine saw the panel of before, by which it made this one a stop for the keyboard or not.
    look();
  }, [value]);
  return (
    <ChakraTabs.RootProvider recipe={tabsSlotRecipe} value={tabs}>
      <TabRow label={label} chosen={chosen} count={items.length}>
        {items.map((item) => (
          <ChakraTabs.Trigger key={item.value} value={item.value}>
            {item.label}
          </ChakraTabs.Trigger>
        ))}
      </TabRow>
      <ChakraTabs.Content value={chosen} aria-busy={chosen !== value}>
        {children}
      </ChakraTabs.Content>
    </ChakraTabs.RootProvider>
  );
}
