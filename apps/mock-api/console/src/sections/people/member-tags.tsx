import { Flex } from '@chakra-ui/react';
import { Tag } from '@magpie/ui';
import { ArrowDownToLine, ArrowUpFromLine, BadgeCheck, BadgeX, CircleSlash } from 'lucide-react';
import type { JSX } from 'react';
import { words } from '#kit/words.ts';

export interface MemberTagsProps {
  readonly of: {
    readonly status: string;
    readonly verified: boolean;
    readonly depositBlocked: boolean;
    readonly withdrawalBlocked: boolean;
  };
}

/** What is out of the ordinary about a member, and whether they are verified. */
export function MemberTags({ of }: MemberTagsProps): JSX.Element {
  return (
    <Flex wrap="wrap" gap="1.5">
      {of.status !== 'ENABLED' && (
        <Tag tone="danger" icon={<CircleSlash aria-hidden />}>
          {words(of.status)}
        </Tag>
      )}
      {of.verified ? (
        <Tag tone="success" icon={<BadgeCheck aria-hidden />}>
          Verified
        </Tag>
      ) : (
        <Tag icon={<BadgeX aria-hidden />}>Not verified</Tag>
      )}
      {of.depositBlocked && (
        <Tag tone="warning" icon={<ArrowDownToLine aria-hidden />}>
          Deposits blocked
        </Tag>
      )}
      {of.withdrawalBlocked && (
        <Tag tone="warning" icon={<ArrowUpFromLine aria-hidden />}>
          Withdrawals blocked
        </Tag>
      )}
    </Flex>
  );
}
