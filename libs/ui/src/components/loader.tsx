import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentRef, JSX } from 'react';
import { Progress } from './progress.tsx';
import { loaderRecipe } from '../theme/recipes/loader.ts';

const { withContext } = createRecipeContext({ recipe: loaderRecipe });
const Base = withContext<ComponentRef<'div'>, HTMLChakraProps<'div'>>('div');

export interface LoaderProps {
  /** 0 to 100, whole or not; shown as a whole number. */
  readonly percent: number;
  readonly label: string;
  /** Line under the figure, for example `Connecting to the game server`. */
  readonly text: string;
  readonly image?: string;
}

/** The look of a game on its way: picture, percentage, a line and a bar. */
export function Loader({ percent, label, text, image }: LoaderProps): JSX.Element {
  return (
    <Base aria-busy={percent < 100}>
      {image !== undefined && <img src={image} alt="" />}
      <div>
        <span data-part="percent">{Math.floor(percent)}%</span>
        <span data-part="text">{text}</span>
      </div>
      <Progress percent={percent} label={label} tone="accent" size="sm" />
    </Base>
  );
}
