import { Box, Grid } from '@chakra-ui/react';
import { Button, Icon, Text } from '@magpie/ui';
import { ConsoleClearFaultsDocument, useConsoleHeaderQuery } from '@magpie/gql/console';
import { Eraser } from 'lucide-react';
import type { JSX } from 'react';
import { faultText } from '#app/fault-text.ts';
import { useWorld } from '#app/use-world.ts';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { FaultForm } from './fault-form.tsx';

/** What goes wrong on purpose, and what else could. */
export function FaultsSection(): JSX.Element {
  const world = useWorld();
  const { run, busy } = useAct();
  const header = useConsoleHeaderQuery({ ...live, variables: { world } });
  return (
    <Page
      title="Faults"
      about="What can fail must be seen failing. The first fault that fits a call is the one that happens."
    >
      <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
        <FaultForm world={world} />
        <Panel
          title="In force"
          actions={
            (header.data?.faults.length ?? 0) > 0 && (
              <Button
                size="sm"
                loading={busy}
                icon={<Icon of={Eraser} size="sm" />}
                onClick={() => {
                  void run(ConsoleClearFaultsDocument, { world }, 'Nothing goes wrong on purpose any more.');
                }}
              >
                End all
              </Button>
            )
          }
        >
          <Loaded of={header} label="faults">
            {({ faults }) => (
              <Box as="ul" display="grid" gap="2" listStyleType="none">
                {faults.length === 0 && <Nothing>Nothing goes wrong on purpose.</Nothing>}
                {faults.map((fault) => (
                  <Text as="li" key={fault.id}>
                    {faultText(fault)}
                  </Text>
                ))}
              </Box>
            )}
          </Loaded>
        </Panel>
      </Grid>
    </Page>
  );
}
