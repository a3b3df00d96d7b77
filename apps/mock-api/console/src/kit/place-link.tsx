import { Link as TextLink } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface PlaceLinkProps {
  readonly to: string;
  readonly title?: string;
  /** Its name where its words do not say enough. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link of a few words to another place of the console, large enough for a finger. */
export function PlaceLink({ to, title, label, children }: PlaceLinkProps): JSX.Element {
  return (
    <TextLink
      asChild
      display="inline-flex"
      alignItems="center"
      justifyContent="end"
      minH={{ base: '11', md: '6' }}
      minW={{ base: '11', md: 'auto' }}
    >
      <Link to={to} title={title} aria-label={label}>
        {children}
      </Link>
    </TextLink>
  );
}
