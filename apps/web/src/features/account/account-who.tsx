import { chakra } from '@chakra-ui/react';
import { displayName } from '@magpie/domain/account';
import { Avatar, Heading, Icon, Tag, Text } from '@magpie/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { JSX } from 'react';
import type { Account } from '../session/index.ts';
import { useLevelArt } from './use-level-art.ts';

const Who = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '2' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    alignItems: 'center',
    justifyItems: { md: 'center' },
    p: { base: '4', lg: '6' },
    textAlign: { md: 'center' },
    overflowWrap: 'anywhere',
    '& > [data-part=words]': { display: 'grid', gap: '1', justifyItems: { base: 'start', md: 'center' } },
  },
});

/** Who is signed in: beside their initials on a phone, below them on the page. */
export function AccountWho({ account }: { readonly account: Account }): JSX.Element {
  const badge = useLevelArt(account.id);
  const { text, toBeSet } = displayName(account);
  const name = toBeSet || text === '' ? account.username : text;
  return (
    <Who>
      <Avatar name={name} {...(badge !== undefined && { badge })} />
      <div data-part="words">
        <Heading level={2}>{name}</Heading>
        <Text size="body.sm" tone="muted">
          {account.email}
        </Text>
        <Tag
          tone={account.verified ? 'success' : 'neutral'}
          icon={<Icon of={account.verified ? CircleCheck : CircleDashed} />}
        >
          {account.verified ? 'Verified' : 'Not verified'}
        </Tag>
      </div>
    </Who>
  );
}
