import { chakra } from '@chakra-ui/react';
import { useGameProvidersQuery } from '@magpie/gql/games';
import type { JSX } from 'react';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '3', md: '5' },
    pb: '6',
    // The rows of eight of them, so that nothing below moves when they arrive.
    '&[data-waits]': { minH: { base: '30', md: '12' } },
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'detail',
      lineHeight: 'label',
      color: 'fg.subtle',
    },
    // The seals are drawn in bone.
    '& img': { _light: { bg: 'ink.950', borderRadius: 'xs' } },
  },
});

const shown = 8;

/** The badges of the studios whose games the site offers (SHELL-33); none while they are not known. */
export function Partners(): JSX.Element | null {
  const { data, error } = useGameProvidersQuery();
  if (!data && !error) return <List aria-hidden data-waits="" />;
  const partners = data?.gameSubCategories.slice(0, shown) ?? [];
  if (partners.length === 0) return null;
  return (
    <List aria-label="Partners">
      {partners.map(({ id, name, image }) => (
        <li key={id}>
          {image !== null && <img src={image} alt="" width={24} height={24} loading="lazy" />}
          {name}
        </li>
      ))}
    </List>
  );
}
