import { Box, Flex, Grid } from '@chakra-ui/react';
import { Button, Heading, Tag, Text } from '@magpie/ui';
import { ConfirmDialog } from '@magpie/ui/overlays';
import {
  ConsoleDeleteWorldDocument,
  ConsoleResetWorldDocument,
  ConsoleRestoreWorldDocument,
  ConsoleSnapshotWorldDocument,
  useConsoleWorldsQuery,
  type ConsoleWorldsQuery,
} from '@magpie/gql/console';
import { Camera, Check, HardDrive, Snowflake } from 'lucide-react';
import { useState, type JSX } from 'react';
import { Link } from 'react-router-dom';
import { defaultWorld, placeOf } from '#app/places.ts';
import { useWorld } from '#app/use-world.ts';
import { Ask } from '#kit/ask.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { fullMoment } from '#kit/moment.ts';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct, type Act } from '#kit/use-act.ts';
import { NewWorld } from './new-world.tsx';

type World = ConsoleWorldsQuery['worlds'][number];

interface WorldProps {
  readonly world: World;
}

function Snapshots({ world, act }: WorldProps & { readonly act: Act }): JSX.Element {
  return (
    <Box display="grid" gap="1">
      {world.snapshots.map(({ name, now }) => (
        <Flex key={name} align="center" justify="space-between" gap="3">
          <Box minW="0">
            <Text size="label">{name}</Text>
            <Text size="caption" tone="subtle">
              Its clock shows {fullMoment(now)}
            </Text>
          </Box>
          <Button
            size="sm"
            variant="ghost"
            disabled={act.busy}
            aria-label={`Put ${world.id} back to ${name}`}
            onClick={() => {
              void act.run(
                ConsoleRestoreWorldDocument,
                { id: world.id, name },
                `${world.id} is as it was at ${name}.`,
              );
            }}
          >
            Put back
          </Button>
        </Flex>
      ))}
    </Box>
  );
}

const asked = {
  reset: {
    title: 'Reset this world?',
    text: 'All that has happened in it is undone. Its snapshots stay.',
    press: 'Reset',
  },
  delete: { title: 'Delete this world?', text: 'It goes with its snapshots, for good.', press: 'Delete' },
} as const;

function Ends({ world, act }: WorldProps & { readonly act: Act }): JSX.Element {
  const [open, setOpen] = useState<keyof typeof asked | null>(null);
  const close = () => {
    setOpen(null);
  };
  const { id } = world;
  const confirm = async (what: keyof typeof asked) => {
    if (what === 'reset') await act.run(ConsoleResetWorldDocument, { id }, `${id} is as it was at first.`);
    else await act.run(ConsoleDeleteWorldDocument, { id }, `${id} is gone.`);
    close();
  };
  return (
    <Flex gap="2">
      {(['reset', 'delete'] as const)
        .filter((what) => what === 'reset' || id !== defaultWorld)
        .map((what) => (
          <Button
            key={what}
            size="sm"
            variant={what === 'delete' ? 'danger' : 'outline'}
            aria-label={`${asked[what].press} ${id}`}
            onClick={() => {
              setOpen(what);
            }}
          >
            {asked[what].press}
          </Button>
        ))}
      <ConfirmDialog
        open={open !== null}
        title={asked[open ?? 'reset'].title}
        confirmLabel={asked[open ?? 'reset'].press}
        tone="danger"
        busy={act.busy}
        onCancel={close}
        onConfirm={() => {
          if (open) void confirm(open);
        }}
      >
        <Text tone="muted">{asked[open ?? 'reset'].text}</Text>
      </ConfirmDialog>
    </Flex>
  );
}

function WorldPanel({ world }: WorldProps): JSX.Element {
  const shown = useWorld();
  const act = useAct();
  const { id } = world;
  return (
    <Panel
      title={id}
      actions={
        <Flex gap="2" wrap="wrap">
          {id === shown ? (
            <Tag icon={<Check aria-hidden />}>Shown here</Tag>
          ) : (
            <Button asChild size="sm" variant="inverse">
              <Link to={placeOf(id)} aria-label={`Switch to ${id}`}>
                Switch to it
              </Link>
            </Button>
          )}
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
        <Ask
          label="Keep its state under a name"
          placeholder="before-the-deposit"
          press="Keep"
          onSend={(name) =>
            act.run(ConsoleSnapshotWorldDocument, { id, name }, `The state is kept as ${name}.`)
          }
        />
        {world.snapshots.length > 0 && (
          <Box>
            <Heading level={3} size="heading.sm" display="flex" gap="2" alignItems="center" mb="1">
              <Camera size={16} aria-hidden />
              Snapshots
            </Heading>
            <Snapshots world={world} act={act} />
          </Box>
        )}
      </Box>
    </Panel>
  );
}

/** Every casino of this platform, each with people, money and a clock of its own. */
export function WorldsSection(): JSX.Element {
  const worlds = useConsoleWorldsQuery(live);
  return (
    <Page title="Worlds" about="Each is a casino of its own: people, money, clock, mailbox and faults.">
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 380px' }}
      >
        <Loaded of={worlds} label="worlds">
          {(data) => (
            <Grid gap="5" minW="0">
              {data.worlds.map((world) => (
                <WorldPanel key={world.id} world={world} />
              ))}
            </Grid>
          )}
        </Loaded>
        <NewWorld />
      </Grid>
    </Page>
  );
}
