import { createRecipeContext } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentRef, JSX } from 'react';

export type SkeletonProps = HTMLChakraProps<'span'>;

const { withContext } = createRecipeContext({ key: 'skeleton' });
const Base = withContext<ComponentRef<'span'>, SkeletonProps>('span');

/** A grey block in the place of content on its way. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton(props: SkeletonProps): JSX.Element {
  return <Base aria-hidden data-part="skeleton" {...props} />;
}
