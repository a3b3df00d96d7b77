import { defineRecipe } from '@chakra-ui/react';

const tone = (palette: string) => ({
  borderColor: `${palette}.emphasized`,
  '& > svg': { color: `${palette}.fg` },
});

/** Toast (visual language, section 6). */
export const toastRecipe = defineRecipe({
  className: 'toast',
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr auto',
    gap: '3',
    alignItems: 'start',
    width: 'min(400px, calc(100vw - 32px))',
    py: '14px',
    ps: '4',
    pe: '10px',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'pop',
    animationStyle: 'popIn',
    '& > svg': { boxSize: '22px' },
    '& [data-part=title]': { display: 'block', fontWeight: '600', fontSize: '15px', lineHeight: '22px' },
    '& [data-part=text]': { display: 'block', fontSize: '14px', lineHeight: '20px', color: 'fg.muted' },
    '& [data-part=close]': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '32px',
      my: '-5px',
      borderRadius: '6px',
      color: 'fg.subtle',
      '@media (pointer: coarse)': { boxSize: '44px', my: '-11px' },
    },
  },
  variants: {
    tone: { success: tone('green'), warning: tone('orange'), danger: tone('red'), info: tone('blue') },
  },
});
