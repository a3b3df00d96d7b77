import { Box, Flex } from '@chakra-ui/react';
import { Heading, Text } from '@magpie/ui';
import { useEffect, type JSX, type ReactNode } from 'react';

export interface PageProps {
  readonly title: string;
  /** One line on what is done here. */
  readonly about?: ReactNode;
  /** Buttons and fields at the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the console: its heading, what can be done to all of it, and what it shows. */
export function Page({ title, about, actions, children }: PageProps): JSX.Element {
  useEffect(() => {
    document.title = `${title} – Magpie console`;
  }, [title]);
  return (
    <>
      <Flex wrap="wrap" align="flex-end" justify="space-between" gap="4" mb="5">
        <Box minW="0">
          <Heading level={1} size="display.md">
            {title}
          </Heading>
          {about !== undefined && <Text tone="muted">{about}</Text>}
        </Box>
        {actions !== undefined && (
          <Flex wrap="wrap" gap="2" align="center" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </>
  );
}
