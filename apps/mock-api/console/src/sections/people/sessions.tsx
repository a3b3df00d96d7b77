import { Flex } from '@chakra-ui/react';
import { Button, Text } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import { EndSessionDocument, type SessionEnding } from '@magpie/gql/control';
import { useState, type JSX } from 'react';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { counted } from '#kit/words.ts';
import type { MemberStateProps } from './member-state.tsx';

const endings: Readonly<Record<SessionEnding, string>> = {
  ENDED: 'Ended by the operator',
  REMOVED: 'Removed, as if never there',
  REPLACED: 'Replaced by a login elsewhere',
  EXPIRED: 'Past its time',
};

const isEnding = (text: string): text is SessionEnding => text in endings;

/** How many sessions a member has, and their end. */
export function Sessions({ world, member }: MemberStateProps): JSX.Element {
  const { run, busy } = useAct();
  const [ending, setEnding] = useState<SessionEnding>('ENDED');
  const live = member.liveSessions;
  return (
    <Panel title="Sessions">
      <Text mb="3">{live === 0 ? 'Not logged in.' : `Logged in by ${counted(live, 'session')}.`}</Text>
      {live > 0 && (
        <Flex direction="column" gap="3">
          <Select
            label="How they end"
            value={ending}
            options={Object.entries(endings).map(([value, label]) => ({ value, label }))}
            onChange={(event) => {
              if (isEnding(event.target.value)) setEnding(event.target.value);
            }}
          />
          <Button
            loading={busy}
            onClick={() => {
              void run(
                EndSessionDocument,
                { world, member: member.id, ending },
                ({ endSession }) => `${counted(endSession, 'session')} ended.`,
              );
            }}
          >
            End {live === 1 ? 'it' : 'them'}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
