import { Box } from '@chakra-ui/react';
import { Select, Switch } from '@magpie/ui/forms';
import { MemberStatus } from '@magpie/gql/enums';
import { SetMemberDocument, type SetMemberInput } from '@magpie/gql/control';
import type { JSX } from 'react';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';
import type { Member } from './of-member.ts';

const flags = [
  ['verified', 'Identity verified'],
  ['mobileNumberVerified', 'Mobile number verified'],
  ['depositBlocked', 'Deposits blocked'],
  ['withdrawalBlocked', 'Withdrawals blocked'],
  ['nameUpdateRequired', 'Name asked for again'],
  ['dateOfBirthUpdateRequired', 'Date of birth asked for again'],
] as const;

export interface MemberStateProps {
  readonly world: string;
  readonly member: Member;
}

/** Where a member stands, changed at once by a press. */
export function MemberState({ world, member }: MemberStateProps): JSX.Element {
  const { run, busy } = useAct();
  const set = (input: SetMemberInput, told: string) => {
    void run(SetMemberDocument, { world, member: member.id, input }, told);
  };
  return (
    <Panel title="State">
      <Box display="grid" gap="1">
        <Select
          label="Status"
          hint="Any other than Enabled ends their sessions."
          value={member.status}
          busy={busy}
          options={MemberStatus.map((value) => ({ value, label: words(value) }))}
          onChange={(event) => {
            const status = MemberStatus.find((each) => each === event.target.value);
            if (status) set({ status }, `The status is ${words(status)} now.`);
          }}
        />
        {flags.map(([name, label]) => (
          <Switch
            key={name}
            label={label}
            checked={member[name]}
            busy={busy}
            onChange={(on) => {
              set({ [name]: on }, `${label}: ${on ? 'yes' : 'no'}.`);
            }}
          />
        ))}
      </Box>
    </Panel>
  );
}
