/** The conditions our styles use, and no others: each is a part of the first script. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [data-disabled], [aria-disabled=true])'],
  active: '&:active:not(:disabled, [data-disabled], [data-state=open])',
  focus: '&:focus',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  checked: '&:is(:checked, [aria-checked=true], [data-state=checked])',
  highlighted: '&[data-highlighted]',
  open: '&:is([open], [data-state=open])',
  empty: '&:empty',
  first: '&:first-of-type',
  before: '&::before',
  after: '&::after',
  light: '.light &',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  highContrast: '@media (forced-colors: active)',
  print: '@media print',
};
