import { chakra } from '@chakra-ui/react';
import { Text } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';

const Terms = chakra('button', {
  base: { textDecoration: 'underline', textUnderlineOffset: '3px', minH: '6' },
});

/** What every offer carries: adults only, and the terms (visual language, section 8). */
export function TermsLine(): JSX.Element {
  return (
    <Text size="caption" tone="muted">
      18+.{' '}
      <Terms
        type="button"
        onClick={() => {
          modals.open('supportModal', { page: 'terms-and-conditions' });
        }}
      >
        Terms
      </Terms>{' '}
      apply.
    </Text>
  );
}
