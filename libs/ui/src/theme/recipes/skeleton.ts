import { defineRecipe } from '@chakra-ui/react';

/** Skeleton block with its sheen, the only gradient of the product; no sheen with reduced motion. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'sm',
    bg: 'bg.skeleton',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background: 'linear-gradient(100deg, transparent 30%, {colors.bg.sheen} 50%, transparent 70%)',
      transform: 'translateX(-60%)',
      animationStyle: 'sheen',
    },
    _motionReduce: { _after: { display: 'none' } },
  },
});
