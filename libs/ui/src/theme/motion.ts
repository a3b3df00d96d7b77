import { defineAnimationStyles } from '@chakra-ui/react';

const once = (name: string, duration: string, easing = 'out') => ({
  value: {
    animationName: name,
    animationDuration: duration,
    animationTimingFunction: easing,
    animationFillMode: 'both',
  },
});

/** Animation styles: motion says where a thing came from (visual language, section 4). */
/** Animation styles: motion says where a thing came from (visual language, section 4). */
export const animationStyles = defineAnimationStyles({
  fade: once('fade', 'base'),
  rise: once('rise', 'slow'),
  sheet: once('sheet', 'slow'),
  slideIn: once('slideIn', 'slow'),
  popIn: once('popIn', 'base'),
  tileIn: once('rise', 'base'),
  badgeLand: once('badgeLand', 'reveal', 'swoop'),
  sheen: {
    value: {
      animationName: 'sheen',
      animationDuration: '1.6s',
      animationTimingFunction: 'inOut',
      animationIterationCount: 'infinite',
    },
  },
});
