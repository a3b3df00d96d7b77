import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import { useId, type ComponentRef, type JSX, type ReactNode } from 'react';
import { segmentedRecipe } from '../theme/recipes/segmented.ts';

type BaseProps = HTMLChakraProps<'div', NonNullable<RecipeVariantProps<typeof segmentedRecipe>>>;

const { withContext } = createRecipeContext({ recipe: segmentedRecipe });
const Base = withContext<ComponentRef<'div'>, BaseProps>('div');

export interface SegmentedOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
}

export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly options: readonly SegmentedOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly block?: boolean;
}

/** Two to four exclusive choices side by side: real radio buttons, so that arrows and screen readers know what to do. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  block = false,
}: SegmentedProps<T>): JSX.Element {
  const name = useId();
  return (
    <Base role="radiogroup" aria-label={label} block={block}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </Base>
  );
}
