import { chakra } from '@chakra-ui/react';
import { Button, Heading, Logo, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useSite } from '#shared/site/index.ts';

const Page = chakra('main', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '4',
    minH: 'screen',
    maxW: 'readable',
    mx: 'auto',
    px: '6',
    py: '8',
  },
});

/** What the service worker shows for a page of which no copy may be kept, while there is no connection. */
export function OfflineView(): JSX.Element {
  const { code, title } = useSite();
  return (
    <Page>
      <Logo brand={code} height="8" />
      <Heading level={1} size="display.lg" mt="6">
        The connection is gone
      </Heading>
      <Text size="body.lg" tone="muted">
        {`${title} can’t be reached from this device. Check your Wi-Fi or mobile data: we try again by ourselves as soon as you’re back online.`}
      </Text>
      <Text tone="muted">
        Nothing is kept on this device: balance and open bets are with us, as you left them.
      </Text>
      <Button size="lg" variant="inverse" mt="3" id="again">
        Try again
      </Button>
    </Page>
  );
}
