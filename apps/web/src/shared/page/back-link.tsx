import { Icon, Link as UiLink } from '@magpie/ui';
import { ArrowLeft } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';

export interface BackLinkProps {
  readonly to: string;
  readonly children: string;
}

export function BackLink({ to, children }: BackLinkProps): JSX.Element {
  return (
    <UiLink
      asChild
      variant="plain"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      fontWeight="550"
      mb="2"
    >
      <Link to={to}>
        <Icon of={ArrowLeft} size="sm" />
        {children}
      </Link>
    </UiLink>
  );
}
