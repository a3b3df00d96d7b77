import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { startTransition, useOptimistic, type JSX, type ReactNode } from 'react';
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
  return (
    <ChakraTabs.Root
      recipe={tabsSlotRecipe}
      value={chosen}
      onValueChange={(details) => {
        const next = items.find((item) => item.value === details.value);
        if (!next) return;
        startTransition(() => {
          show(next.value);
          onChange(next.value);
        });
      }}
    >
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
    </ChakraTabs.Root>
  );
}
