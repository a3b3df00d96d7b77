import { Box, Flex } from '@chakra-ui/react';
import { Alert, Button, Text } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import { useConsolePeopleQuery } from '@magpie/gql/console';
import { useAuditQuery } from '@magpie/gql/control';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { slowly } from '#kit/live.ts';
import { Loaded } from '#kit/loaded.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { grouped } from '#kit/money.tsx';
import { Why } from './why.tsx';
import { Movements } from '../people/movements.tsx';

function Audit({ world }: { readonly world: string }): JSX.Element {
  const audit = useAuditQuery({ ...slowly, variables: { world } });
  return (
    <Panel
      title="Audit"
      actions={
        <Button
          size="sm"
          onClick={() => {
            void audit.refetch().catch(() => undefined);
          }}
        >
          Audit again
        </Button>
      }
    >
      <Loaded of={audit} label="the audit" lines={1}>
        {({ audit: { balanced, entries, violations } }) => (
          <Box display="grid" gap="3">
            <Alert tone={balanced ? 'success' : 'danger'} role="status">
              {balanced
                ? `All ${grouped(String(entries))} entries add up, and every balance is the sum of its postings.`
                : `${violations.length} of the checks fail over ${grouped(String(entries))} entries.`}
            </Alert>
            {violations.map((violation) => (
              <Text key={violation} size="body.sm">
                {violation}
              </Text>
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

/** Whether the books are right, and what moved a member's money. */
export function LedgerSection(): JSX.Element {
  const world = useWorld();
  const [params, setParams] = useSearchParams();
  const people = useConsolePeopleQuery({ ...slowly, variables: { world } });
  const members = (people.data?.worldMembers ?? []).filter(({ email }) => email !== '');
  const member = params.get('member') ?? members[0]?.email ?? '';
  return (
    <Page title="Ledger" about="Money only moves by entries that sum to zero.">
      <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Audit world={world} />
        <Flex maxW="slim" direction="column">
          <Select
            label="Whose money"
            value={member}
            loading={people.data === undefined}
            options={members.map(({ email, name }) => ({
              value: email,
              label: name === null ? email : `${name}, ${email}`,
            }))}
            onChange={(event) => {
              setParams({ member: event.target.value }, { replace: true });
            }}
          />
        </Flex>
        {member !== '' && <Why key={`why ${member}`} world={world} member={member} />}
        {member !== '' && <Movements key={member} world={world} member={member} last={100} />}
      </Box>
    </Page>
  );
}
