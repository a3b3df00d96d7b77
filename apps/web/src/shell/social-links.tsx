import { chakra } from '@chakra-ui/react';
import type { SocialNetwork } from '@magpie/domain/site';
import type { JSX } from 'react';
import { useSite } from '#shared/site/index.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    '& a': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      color: 'fg.muted',
      _hover: { color: 'fg', bg: 'bg.raised' },
    },
  },
});

const Sign = chakra('svg', {
  base: { boxSize: '6', fill: 'none', stroke: 'currentColor', strokeWidth: '1.75' },
});

const networks: Readonly<Record<SocialNetwork, { readonly name: string; readonly sign: JSX.Element }>> = {
  instagram: {
    name: 'Instagram',
    sign: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="16.9" cy="7.1" r="1.1" fill="currentColor" stroke="none" />
      </>
    ),
  },
  facebook: {
    name: 'Facebook',
    sign: (
      <>
        <circle cx="12" cy="12" r="9" />
        <path d="M12 21v-9.5a3 3 0 0 1 3-3h.9M9 13h6" strokeLinecap="round" />
      </>
    ),
  },
  youtube: {
    name: 'YouTube',
    sign: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.2 9.3v5.4l4.6-2.7z" fill="currentColor" strokeLinejoin="round" />
      </>
    ),
  },
};

/** The brand's pages on social networks, as icons (SHELL-33, CONF-21); nothing when it has none. */
export function SocialLinks(): JSX.Element | null {
  const { socialLinks } = useSite();
  if (socialLinks.length === 0) return null;
  return (
    <List aria-label="Social media">
      {socialLinks.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={networks[network].name}>
            <Sign viewBox="0 0 24 24" aria-hidden>
              {networks[network].sign}
            </Sign>
          </a>
        </li>
      ))}
    </List>
  );
}
