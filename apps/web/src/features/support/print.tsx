import { Global } from '@emotion/react';
import { paper } from '@magpie/ui/theme';
import type { JSX } from 'react';

const onPaper = {
  '@media print': {
    ':root, body': { colorScheme: 'light', background: `${paper.ground} !important` },
    '#main *': { color: `${paper.text} !important`, borderColor: `${paper.line} !important` },
    'header:has([data-part=home]), #sidebar, footer, [data-no-print], nav[aria-label="Quick actions"]': {
      display: 'none !important',
    },
    '#main': { minHeight: '0' },
    ':has(> div > #main)': { padding: '0 !important' },
    'h2, h3': { breakAfter: 'avoid' },
    'li, tr': { breakInside: 'avoid' },
  },
} as const;

/** On paper a text stands alone, black on white, without the menus around it. */
export function PrintStyle(): JSX.Element {
  return <Global styles={onPaper} />;
}
