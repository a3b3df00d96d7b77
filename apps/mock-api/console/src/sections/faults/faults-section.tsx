import { Box, Flex, Grid } from '@chakra-ui/react';
import { Button, Chip, Icon, Text } from '@magpie/ui';
import { verbNamed } from '@magpie/domain/verbs';
import { useConsoleHeaderQuery } from '@magpie/gql/console';
import {
  ClearFaultDocument,
  ClearFaultsDocument,
  SetFaultDocument,
  type SetFaultInput,
} from '@magpie/gql/control';
import { Eraser } from 'lucide-react';
import type { JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { counted, words } from '#kit/words.ts';
import { VerbForm } from '../verbs/verb-form.tsx';
import { catalogue, lines } from './catalogue.ts';

interface OfWorld {
  readonly world: string;
}

function InForce({ world }: OfWorld): JSX.Element {
  const { run, busy } = useAct();
  const header = useConsoleHeaderQuery({ ...live, variables: { world } });
  const isSome = (header.data?.faults.length ?? 0) > 0;
  return (
    <Panel
      title="In force"
      actions={
        isSome && (
          <Button
            size="sm"
            loading={busy}
            icon={<Icon of={Eraser} size="sm" />}
            onClick={() => {
              void run(ClearFaultsDocument, { world }, 'Nothing goes wrong on purpose any more.');
            }}
          >
            End all
          </Button>
        )
      }
    >
      <Loaded of={header} label="faults">
        {({ faults }) =>
          faults.length === 0 ? (
            <Nothing>Nothing goes wrong on purpose.</Nothing>
          ) : (
            <Box as="ul" display="grid" gap="3" listStyleType="none">
              {faults.map(({ id, summary, hits }) => (
                <Flex as="li" key={id} gap="3" align="center" justify="space-between">
                  <Box minW="0">
                    <Text>{summary}</Text>
                    <Text size="caption" tone="subtle">
                      {hits === 0 ? 'Has not acted yet.' : `Has acted ${counted(hits, 'time')}.`}
                    </Text>
                  </Box>
                  <Button
                    size="sm"
                    variant="ghost"
                    disabled={busy}
                    aria-label={`End: ${summary}`}
                    onClick={() => {
                      void run(ClearFaultDocument, { world, id }, 'That fault has ended.');
                    }}
                  >
                    End it
                  </Button>
                </Flex>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface AtAPressProps extends OfWorld {
  readonly label: string;
  readonly choices: readonly (readonly [label: string, input: SetFaultInput])[];
}

function AtAPress({ world, label, choices }: AtAPressProps): JSX.Element {
  const { run, busy } = useAct();
  return (
    <Box role="group" aria-label={label}>
      <Text size="label" mb="2">
        {label}
      </Text>
      <Flex wrap="wrap" gap="2">
        {choices.map(([name, input]) => (
          <Chip
            key={name}
            disabled={busy}
            onClick={() => {
              void run(SetFaultDocument, { world, input }, 'The fault is in force.');
            }}
          >
            {name}
          </Chip>
        ))}
      </Flex>
    </Box>
  );
}

/** What goes wrong on purpose, and what else could. */
export function FaultsSection(): JSX.Element {
  const world = useWorld();
  const verb = verbNamed('fault set');
  return (
    <Page
      title="Faults"
      about="What can fail must be seen failing. The first fault that fits a call is the one that happens."
    >
      <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
        <Grid gap="5">
          <InForce world={world} />
          <Panel title="At a press">
            <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
              <AtAPress
                world={world}
                label="Every call comes over a line that is"
                choices={lines.map((profile) => [words(profile), { kind: 'LATENCY', profile }])}
              />
              <AtAPress
                world={world}
                label="Fails the next time"
                choices={catalogue.map((name) => [words(name), { catalogue: name, times: 1 }])}
              />
            </Box>
          </Panel>
        </Grid>
        <Panel title="Any other">{verb && <VerbForm verb={verb} world={world} />}</Panel>
      </Grid>
    </Page>
  );
}
