import { Box, Flex } from '@chakra-ui/react';
import { Button, Icon, IconButton, Text } from '@magpie/ui';
import { DeleteSnapshotDocument, RestoreWorldDocument } from '@magpie/gql/control';
import { Trash2 } from 'lucide-react';
import type { JSX } from 'react';
import { PlaceLink } from '#kit/place-link.tsx';
import { fullMoment } from '#kit/moment.ts';
import { comparePlace } from './compare-place.ts';
import type { WorldProps } from './world.ts';

/** The kept states of a world. */
export function Snapshots({ world: { id, snapshots }, act }: WorldProps): JSX.Element {
  return (
    <Box display="grid" gap="1" role="group" aria-label={`Snapshots of ${id}`}>
      {snapshots.map(({ name, now }) => (
        <Flex key={name} align="center" justify="space-between" gap="2" wrap="wrap">
          <Box minW="45" flex="1">
            <Text size="label">{name}</Text>
            <Text size="caption" tone="subtle">
              {fullMoment(now)},{' '}
              <PlaceLink to={comparePlace(id, { world: id, snapshot: name })}>
                what has changed since
              </PlaceLink>
            </Text>
          </Box>
          <Flex gap="1">
            <Button
              size="sm"
              disabled={act.busy}
              aria-label={`Put ${id} back to ${name}`}
              onClick={() => {
                void act.run(RestoreWorldDocument, { id, name }, `${id} is as it was at ${name}.`);
              }}
            >
              Put back
            </Button>
            <IconButton
              size="sm"
              label={`Delete the snapshot ${name}`}
              disabled={act.busy}
              onClick={() => {
                void act.run(DeleteSnapshotDocument, { id, name }, `The snapshot ${name} is gone.`);
              }}
            >
              <Icon of={Trash2} size="sm" />
            </IconButton>
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
