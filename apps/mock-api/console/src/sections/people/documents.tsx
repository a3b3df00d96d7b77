import { Flex } from '@chakra-ui/react';
import { Button } from '@magpie/ui';
import { DataTable, type Column } from '@magpie/ui/data';
import { ReviewDocumentDocument, useDocumentsQuery, type DocumentsQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { live } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';
import type { OfMember } from './of-member.ts';

type Document = DocumentsQuery['worldDocuments'][number];

function Review({ world, document }: { readonly world: string; readonly document: string }): JSX.Element {
  const { run, busy } = useAct();
  return (
    <Flex gap="2" justify={{ md: 'flex-end' }} flex="1">
      {(
        [
          ['APPROVED', 'Approve'],
          ['REJECTED', 'Reject'],
        ] as const
      ).map(([status, label]) => (
        <Button
          key={status}
          size="sm"
          variant="ghost"
          disabled={busy}
          onClick={() => {
            void run(
              ReviewDocumentDocument,
              { world, document, status },
              `The document is ${status.toLowerCase()}.`,
            );
          }}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

const columnsOf = (world: string): Column<Document>[] => [
  { id: 'type', line: 'TITLE', header: 'Document', cell: ({ type }) => words(type) },
  { id: 'status', line: 'META', header: 'Review', cell: ({ status }) => words(status) },
  { id: 'do', line: 'END', header: '', cell: ({ id }) => <Review world={world} document={id} /> },
];

export function Documents({ world, member }: OfMember): JSX.Element {
  const result = useDocumentsQuery({ ...live, variables: { world, member } });
  return (
    <Panel title="Documents" flush>
      <Loaded of={result} label="documents">
        {({ worldDocuments }) => (
          <DataTable
            label="Documents"
            columns={columnsOf(world)}
            rows={worldDocuments}
            rowId={({ id }) => id}
            cards="LINES"
            empty={<Nothing>No document was uploaded.</Nothing>}
          />
        )}
      </Loaded>
    </Panel>
  );
}
