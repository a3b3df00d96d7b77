import { Box, Flex, Grid } from '@chakra-ui/react';
import { Button, Icon, Tag, Text } from '@magpie/ui';
import { ForkWorldDocument, SnapshotWorldDocument, useWorldFileAddressesQuery } from '@magpie/gql/control';
import { Check, Download, HardDrive, Snowflake } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '#app/places.ts';
import { useWorld } from '#app/use-world.ts';
import { Ask } from '#kit/ask.tsx';
import { fullMoment } from '#kit/moment.ts';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { Ends } from './ends.tsx';
import { Snapshots } from './snapshots.tsx';
import type { World } from './world.ts';

function DownloadLink({ id }: { readonly id: string }): JSX.Element | null {
  const { data } = useWorldFileAddressesQuery({ variables: { world: id } });
  if (!data) return null;
  const { download, fileName } = data.worldFileAddresses;
  return (
    <Button asChild size="sm">
      <a href={new URL(download).pathname} download={fileName} aria-label={`File of ${id}`}>
        <Icon of={Download} size="sm" />
        File
      </a>
    </Button>
  );
}

function Ways({ id }: { readonly id: string }): JSX.Element {
  const shown = useWorld();
  if (id === shown) return <Tag icon={<Check aria-hidden />}>Shown here</Tag>;
  return (
    <Button asChild size="sm" variant="inverse">
      <Link to={placeOf(id)} aria-label={`Switch to it: ${id}`}>
        Switch to it
      </Link>
    </Button>
  );
}

/** One world: what it is, and what can be done to the whole of it. */
export function WorldPanel({ world }: { readonly world: World }): JSX.Element {
  const act = useAct();
  const { id } = world;
  return (
    <Panel
      title={id}
      actions={
        <Flex gap="2" wrap="wrap" align="center">
          <Ways id={id} />
          <DownloadLink id={id} />
          <Ends world={world} act={act} />
        </Flex>
      }
    >
      <Box display="grid" gap="4">
        <Flex wrap="wrap" gap="2" align="center">
          <Text size="body.sm" tone="muted">
            {fullMoment(world.now)}, seed {world.seed}
          </Text>
          {world.frozen && (
            <Tag tone="info" icon={<Snowflake aria-hidden />}>
              Frozen
            </Tag>
          )}
          {world.durable && <Tag icon={<HardDrive aria-hidden />}>Kept over a restart</Tag>}
        </Flex>
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          <Ask
            label="Keep its state under a name"
            placeholder="before-the-deposit"
            press="Keep"
            onSend={(name) => act.run(SnapshotWorldDocument, { id, name }, `The state is kept as ${name}.`)}
          />
          <Ask
            label="Go on from here in another world"
            placeholder="what-if"
            press="Fork"
            onSend={(fork) =>
              act.run(ForkWorldDocument, { id, input: { id: fork } }, `${fork} goes on from here.`)
            }
          />
        </Grid>
        {world.snapshots.length > 0 && <Snapshots world={world} act={act} />}
      </Box>
    </Panel>
  );
}
