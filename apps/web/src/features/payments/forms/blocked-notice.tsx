import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { modals } from '#shared/modals/index.ts';

/** Says that a kind of payment is blocked, and leads to those who can say why (DEP-22, WDR-12). */
export function BlockedNotice({ children }: { readonly children: string }): JSX.Element {
  return (
    <Alert
      tone="danger"
      role="status"
      action={
        <Button
          size="sm"
          onClick={() => {
            modals.open('supportModal', { page: 'contact-us' });
          }}
        >
          Contact us
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
