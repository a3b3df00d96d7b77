import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';

/** Leads to where the active promo is cancelled, as the form of a deposit does. */
export function OfferAtRisk({ text }: { readonly text: string }): JSX.Element {
  return (
    <Alert tone="warning" role="status" alignItems="flex-start">
      <p>{text}</p>
      <Button asChild size="sm" mt="2">
        <Link to={paths.personalCenter('active-bonus')}>View active bonus</Link>
      </Button>
    </Alert>
  );
}
