import { Menu as ChakraMenu, Portal } from '@chakra-ui/react';
import type { JSX, ReactElement, ReactNode } from 'react';
import { menuSlotRecipe } from '../theme/slot-recipes/menu.ts';

export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly separated?: boolean;
}

export interface MenuProps {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onSelect: (value: string) => void;
  readonly placement?: 'bottom-start' | 'bottom-end';
}

/** A list of actions: arrows move, letters jump, Enter chooses, Escape closes. */
export function Menu({
  trigger,
  label,
  entries,
  onSelect,
  placement = 'bottom-end',
}: MenuProps): JSX.Element {
  return (
    <ChakraMenu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement, gutter: 8 }}
      onSelect={(details) => {
        onSelect(details.value);
      }}
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content aria-label={label}>
            {entries.flatMap((entry) => [
              entry.separated === true && <ChakraMenu.Separator key={`${entry.value}-line`} />,
              <ChakraMenu.Item key={entry.value} value={entry.value} disabled={entry.disabled ?? false}>
                {entry.icon}
                {entry.label}
              </ChakraMenu.Item>,
            ])}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
