import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps, RecipeVariantProps } from '@chakra-ui/react';
import type { ComponentRef, JSX } from 'react';
import { progressRecipe } from '../theme/recipes/progress.ts';
import { topProgressRecipe } from '../theme/recipes/top-progress.ts';

type BaseProps = HTMLChakraProps<'span', NonNullable<RecipeVariantProps<typeof progressRecipe>>>;

const progress = createRecipeContext({ recipe: progressRecipe });
const top = createRecipeContext({ recipe: topProgressRecipe });
const ProgressBase = progress.withContext<ComponentRef<'span'>, BaseProps>('span');
const TopBase = top.withContext<ComponentRef<'div'>, HTMLChakraProps<'div'>>('div');

const bounded = (percent: number): number =>
  Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));

/** What a screen reader is told of a bar; without a value it only tells that something is in progress. */
const barOf = (label: string, value: number | undefined) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  ...(value !== undefined && { 'aria-valuenow': value }),
});

export interface ProgressProps extends Omit<BaseProps, 'children'> {
  readonly percent: number;
  readonly label: string;
  /** Words instead of the percentage, for example `A$90.00 of A$200.00`. */
  readonly valueText?: string;
}

export function Progress({ percent, label, valueText, ...rest }: ProgressProps): JSX.Element {
  const value = bounded(percent);
  return (
    <ProgressBase
      {...barOf(label, value)}
      {...(valueText !== undefined && { 'aria-valuetext': valueText })}
      {...rest}
    >
      <span data-part="fill" style={{ width: `${value}%` }} />
    </ProgressBase>
  );
}

export interface TopProgressProps {
  readonly active: boolean;
  /** 0 to 100; without it the bar creeps by itself. */
  readonly percent?: number;
  readonly label?: string;
}

/** The bar at the top edge: there while a navigation is in progress, gone when it has finished (SHELL-37). */
export function TopProgress({
  active,
  percent,
  label = 'Loading page',
}: TopProgressProps): JSX.Element | null {
  if (!active) return null;
  const value = percent === undefined ? undefined : bounded(percent);
  return (
    <TopBase {...barOf(label, value)}>
      <span
        data-part="fill"
        style={value === undefined ? undefined : { transform: `scaleX(${value / 100})` }}
      />
    </TopBase>
  );
}
