import { Flex } from '@chakra-ui/react';
import { Button, Text } from '@magpie/ui';
import { ConfirmDialog } from '@magpie/ui/overlays';
import { DeleteWorldDocument, ResetWorldDocument } from '@magpie/gql/control';
import { useState, type JSX } from 'react';
import { defaultWorld } from '#app/places.ts';
import type { WorldProps } from './world.ts';

const asked = {
  reset: {
    title: 'Reset this world?',
    text: 'All that has happened in it is undone. Its snapshots stay.',
    press: 'Reset',
  },
  delete: { title: 'Delete this world?', text: 'It goes with its snapshots, for good.', press: 'Delete' },
} as const;

type End = keyof typeof asked;

/** The ends of a world, each asked about once more. */
export function Ends({ world: { id }, act }: WorldProps): JSX.Element {
  const [chosen, setChosen] = useState<End | null>(null);
  const close = () => {
    setChosen(null);
  };
  const carryOut = async (end: End) => {
    if (end === 'reset') await act.run(ResetWorldDocument, { id }, `${id} is as it was at first.`);
    else await act.run(DeleteWorldDocument, { id }, `${id} is gone.`);
    close();
  };
  const ends: readonly End[] = id === defaultWorld ? ['reset'] : ['reset', 'delete'];
  const { title, text, press } = asked[chosen ?? 'reset'];
  return (
    <Flex gap="2">
      {ends.map((end) => (
        <Button
          key={end}
          size="sm"
          variant={end === 'delete' ? 'danger' : 'outline'}
          aria-label={`${asked[end].press} ${id}`}
          onClick={() => {
            setChosen(end);
          }}
        >
          {asked[end].press}
        </Button>
      ))}
      <ConfirmDialog
        open={chosen !== null}
        title={title}
        confirmLabel={press}
        tone="danger"
        busy={act.busy}
        onCancel={close}
        onConfirm={() => {
          if (chosen) void carryOut(chosen);
        }}
      >
        <Text tone="muted">{text}</Text>
      </ConfirmDialog>
    </Flex>
  );
}
