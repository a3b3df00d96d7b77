import { chakra } from '@chakra-ui/react';

/** Text for screen readers only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });

/** The first link of every page: jumps over the navigation; seen only while focused. */
export const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    py: '3',
    px: '4',
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontWeight: '600',
    transform: 'translateY(-80px)',
    _focus: { transform: 'none' },
  },
});
