import { defineAnimationStyles } from '@chakra-ui/react';

export const keyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  fade: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  sheet: { from: { transform: 'translateY(100%)' } },
  slideIn: { from: { transform: 'translateX(-100%)' } },
  popIn: { from: { opacity: '0', transform: 'translateY(-4px)' } },
  badgeLand: { from: { opacity: '0', transform: 'translateY(-36px) scale(.82) rotate(-8deg)' } },
  sheen: { to: { transform: 'translateX(100%)' } },
  blink: { '50%': { opacity: '0' } },
  creep: { from: { transform: 'scaleX(.08)' }, to: { transform: 'scaleX(.9)' } },
};

const once = (name: string, duration: string, easing = 'out') => ({
  value: {
    animationName: name,
    animationDuration: duration,
    animationTimingFunction: easing,
    animationFillMode: 'both',
  },
});

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
