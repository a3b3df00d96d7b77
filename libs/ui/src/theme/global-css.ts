import { defineGlobalStyles } from '@chakra-ui/react';

/** Page-wide rules: ground, text, focus ring, and the end of all motion for those who ask for it (section 9). */
export const globalCss = defineGlobalStyles({
  html: {
    textSizeAdjust: '100%',
    scrollPaddingTop: '88px',
    colorScheme: 'dark',
    // A layer sets this one and the pointer events of the body, and as all inherits them, all would be styled anew.
    '--scrollbar-width': '0px !important',
  },
  'html.light': { colorScheme: 'light' },
  body: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    textStyle: 'body.md',
    fontStretch: '100%',
    wordSpacing: '.04em',
    textRendering: 'optimizeLegibility',
    pointerEvents: 'auto !important',
  },
  // The scheme of the theme would style and draw each of them a second time in the other one.
  img: { colorScheme: 'light' },
  a: { color: 'inherit', textDecoration: 'none' },
  p: { textWrap: 'pretty' },
  // Browsers reset it for controls.
  'button, input, select, textarea': { wordSpacing: 'inherit' },
  'button:not(:disabled)': { cursor: 'pointer' },
  '[hidden]': { display: 'none !important' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.bg}',
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '[aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true]':
    {
      _highContrast: {
        forcedColorAdjust: 'none',
        background: 'Highlight !important',
        color: 'HighlightText !important',
      },
    },
});
