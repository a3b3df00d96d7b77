import { Grid } from '@chakra-ui/react';
import { EmptyState } from '@magpie/ui';
import { DataTable } from '@magpie/ui/data';
import { useMomentsQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { useWorld } from '#app/use-world.ts';
import { Dense } from '#kit/dense.tsx';
import { FileImport } from '#kit/file-import.tsx';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { momentColumns } from './moment-columns.tsx';
import { ShareMoment } from './share-moment.tsx';

/** The file's own name, in the letters that a moment's may have. */
const importAddress = ({ name }: File): string => {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  return `/control/moments/import?name=${stem.replaceAll(/[^a-z\d]+/g, '-').slice(0, 48)}`;
};

/** What is kept for somebody else: a world with its clock, a person and a page. */
export function MomentsSection(): JSX.Element {
  const world = useWorld();
  const moments = useMomentsQuery(live);
  return (
    <Page
      title="Moments"
      about="A world, its clock, a person and a page, for whoever opens the link or the file."
      actions={<FileImport label="File of a moment" addressOf={importAddress} />}
    >
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
      >
        <Loaded of={moments} label="moments">
          {(data) => (
            <Dense>
              <DataTable
                label="Moments"
                columns={momentColumns}
                rows={data.moments}
                rowId={({ name }) => name}
                cards="LINES"
                empty={
                  <EmptyState title="No moment is kept" spot="inbox">
                    Share one of this world, or bring one in from a file.
                  </EmptyState>
                }
              />
            </Dense>
          )}
        </Loaded>
        <ShareMoment world={world} />
      </Grid>
    </Page>
  );
}
