import { Button, type ButtonProps } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { modals } from '#shared/modals/index.ts';
import { paths } from '#shared/navigation/index.ts';

export interface DetailsLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly promo: { readonly id: string };
  readonly name: string;
}

/** Leads from the account area to a promo: the account is closed, and begins with its first section again (PROMO-10). */
export function DetailsLink({ promo, name, size, variant = 'ghost' }: DetailsLinkProps): JSX.Element {
  return (
    <Button asChild variant={variant} {...(size && { size })}>
      <Link
        to={paths.promotion(promo.id)}
        aria-label={`Details about ${name}`}
        onClick={() => {
          modals.close('myAccount');
        }}
      >
        Details
      </Link>
    </Button>
  );
}
