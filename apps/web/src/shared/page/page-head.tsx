import { chakra } from '@chakra-ui/react';
import { Heading, Text } from '@magpie/ui';
import type { JSX, ReactNode } from 'react';

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'flex-end' },
    justifyContent: 'space-between',
    gap: { base: '4', md: '6' },
    mb: '6',
  },
});

export interface PageHeadProps {
  readonly title: string;
  /** A line or two under the heading. */
  readonly lead?: string;
  /** Stands at the right of the heading, below it on a small screen. */
  readonly actions?: ReactNode;
}

/** How a page begins: its heading, what it is about, and what can be chosen. */
export function PageHead({ title, lead, actions }: PageHeadProps): JSX.Element {
  return (
    <Head>
      <div>
        <Heading level={1} size="display.lg">
          {title}
        </Heading>
        {lead !== undefined && (
          <Text tone="muted" mt="1.5" maxW="intro">
            {lead}
          </Text>
        )}
      </div>
      {actions}
    </Head>
  );
}
