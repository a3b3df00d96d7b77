import { Flex } from '@chakra-ui/react';
import { Button, Icon, IconButton, Text } from '@magpie/ui';
import type { Column } from '@magpie/ui/data';
import { ConfirmDialog } from '@magpie/ui/overlays';
import { DeleteMomentDocument, type MomentsQuery } from '@magpie/gql/control';
import { Download, ExternalLink, Trash2 } from 'lucide-react';
import { useState, type JSX } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import { Mono } from '#kit/dense.tsx';
import { fullMoment } from '#kit/moment.ts';
import { useAct } from '#kit/use-act.ts';

type Moment = MomentsQuery['moments'][number];

function Delete({ name }: Pick<Moment, 'name'>): JSX.Element {
  const { run, busy } = useAct();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={`Delete ${name}`}
        onClick={() => {
          setAsked(true);
        }}
      >
        <Icon of={Trash2} size="sm" />
      </IconButton>
      <ConfirmDialog
        open={asked}
        title="Delete this moment?"
        confirmLabel="Delete"
        tone="danger"
        busy={busy}
        onCancel={() => {
          setAsked(false);
        }}
        onConfirm={() => {
          void run(DeleteMomentDocument, { name }, `${name} is gone.`);
        }}
      >
        <Text tone="muted">Its link leads nowhere then. Worlds that were opened by it stay.</Text>
      </ConfirmDialog>
    </>
  );
}

function Ways({ moment: { name, link, file } }: { readonly moment: Moment }): JSX.Element {
  return (
    <Flex gap="2" wrap={{ base: 'wrap', md: 'nowrap' }} justify={{ md: 'flex-end' }} flex="1">
      <Button asChild size="sm" variant="inverse">
        <a href={link} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
          <Icon of={ExternalLink} size="sm" />
          Open
        </a>
      </Button>
      <CopyButton text={link} short="Link" label={`Copy the link of ${name}:`} />
      <Button asChild size="sm">
        <a href={new URL(file).pathname} download={`${name}.magpie-world`} aria-label={`File of ${name}`}>
          <Icon of={Download} size="sm" />
          File
        </a>
      </Button>
      <Delete name={name} />
    </Flex>
  );
}

export const momentColumns: readonly Column<Moment>[] = [
  {
    ...{ id: 'name', line: 'TITLE', header: 'Moment' },
    cell: ({ name, world, now }) => (
      <>
        <Text overflowWrap="anywhere">{name}</Text>
        <Text size="caption" tone="subtle">
          {fullMoment(now)}, of {world}
        </Text>
      </>
    ),
  },
  {
    ...{ id: 'arrival', line: 'META', header: 'Who and where' },
    cell: ({ member, page }) => (
      <>
        {member ?? 'Nobody'} <Mono>{page}</Mono>
      </>
    ),
  },
  { id: 'ways', line: 'END', header: '', cell: (moment) => <Ways moment={moment} /> },
];
