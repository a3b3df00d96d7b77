import { Grid } from '@chakra-ui/react';
import { useConsoleWorldsQuery } from '@magpie/gql/console';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#app/places.ts';
import { FileImport } from '#kit/file-import.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { NewWorld } from './new-world.tsx';
import { WorldPanel } from './world-panel.tsx';

/** Every casino of this platform, each with people, money and a clock of its own. */
export function WorldsSection(): JSX.Element {
  const worlds = useConsoleWorldsQuery(live);
  const go = useNavigate();
  return (
    <Page
      title="Worlds"
      about="Each is a casino of its own: people, money, clock, mailbox and faults."
      actions={
        <FileImport
          label="File of a world"
          addressOf={() => '/control/worlds/import'}
          onDone={(id) => go(placeOf(id, 'worlds'))}
        />
      }
    >
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
