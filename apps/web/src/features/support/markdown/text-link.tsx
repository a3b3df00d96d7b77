import { Link as UiLink } from '@magpie/ui';
import { createContext, use, type JSX, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface LinkFollowing {
  readonly follow: (path: string) => boolean;
}

const Following = createContext<LinkFollowing | null>(null);

export const LinkFollowingProvider = Following;

export interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

function OutsideLink({ href, children }: TextLinkProps): JSX.Element {
  return (
    <UiLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </UiLink>
  );
}

function SiteLink({ href, children }: TextLinkProps): JSX.Element {
  const following = use(Following);
  if (!following) {
    return (
      <UiLink asChild>
        <Link to={href}>{children}</Link>
      </UiLink>
    );
  }
  return (
    <UiLink
      href={href}
      target="_blank"
      onClick={(event) => {
        if (following.follow(href)) event.preventDefault();
      }}
    >
      {children}
    </UiLink>
  );
}

/**
 * A link of a text. One within the site stays within the app, a mail address or a telephone number is left to the device,
 * another site opens a window of its own because a game or a form may be open here. Anything else is no link.
 */
export function TextLink({ href, children }: TextLinkProps): JSX.Element {
  if (/^\/(?!\/)/.test(href)) return <SiteLink href={href}>{children}</SiteLink>;
  if (/^https?:\/\//.test(href)) return <OutsideLink href={href}>{children}</OutsideLink>;
  if (/^(mailto|tel):/.test(href)) return <UiLink href={href}>{children}</UiLink>;
  return <>{children}</>;
}
