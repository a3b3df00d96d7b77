import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef, JSX, KeyboardEvent, ReactNode } from 'react';
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

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two to four exclusive choices side by side; arrow keys move the choice, as in any radio group. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  block = false,
}: SegmentedProps<T>): JSX.Element {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const index = (at + step + options.length) % options.length;
    const next = options[index];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[index]?.focus();
  };
  return (
    <Base role="radiogroup" aria-label={label} block={block} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => {
            onChange(option.value);
          }}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </Base>
  );
}
