import { Box, Flex } from '@chakra-ui/react';
import { Card, Heading } from '@magpie/ui';
import { useId, type JSX, type ReactNode } from 'react';

export interface PanelProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Whether what is inside, such as a table, reaches the edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A titled surface of a page. */
export function Panel({ title, actions, flush = false, children }: PanelProps): JSX.Element {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      minW="0"
      overflow="hidden"
      css={{ '--ground': '{colors.bg.subtle}' }}
    >
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        px="5"
        pt="3"
        pb={flush ? '0' : '3'}
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        <Heading level={2} size="heading.sm" id={id}>
          {title}
        </Heading>
        {actions}
      </Flex>
      <Box px={flush ? '0' : '5'} pb={flush ? '0' : '4'} css={flush ? flushTable : inset}>
        {children}
      </Box>
    </Card>
  );
}

const inset = { '& > [data-part=nothing]': { px: '0', py: '1' } };

const ends = (inset: string) => ({
  '& :is(th, td):first-of-type': { ps: inset },
  '& :is(th, td):last-of-type': { pe: inset },
});

const flushTable = {
  '& > [data-part=nothing], & td [data-part=nothing]': { px: '5' },
  '& :is(th, td)': { py: { md: '2 !important' } },
  mdDown: { '& tbody tr': { px: '5' } },
  md: {
    ...ends('5'),
    '@container (max-width: 700px)': { ...ends('0'), '& tbody tr': { px: '5' } },
  },
  '& tbody tr:last-child td': { borderBottomWidth: '0' },
};
