import { Box } from '@chakra-ui/react';
import { Button } from '@magpie/ui';
import { Select, TextInput } from '@magpie/ui/forms';
import { useConsolePeopleQuery } from '@magpie/gql/console';
import { ShareMomentDocument } from '@magpie/gql/control';
import { useState, type JSX } from 'react';
import { slowly } from '#kit/live.ts';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { addressOf } from '../people/address-of.ts';

const nothing = { name: '', member: '', page: '/' };

/** Keeps the world as it is now, with a person and a page. */
export function ShareMoment({ world }: { readonly world: string }): JSX.Element {
  const { run, busy } = useAct();
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  const [typed, setTyped] = useState(nothing);
  const type = (change: Partial<typeof nothing>) => {
    setTyped({ ...typed, ...change });
  };
  const share = async () => {
    const { name, member, page } = typed;
    const asked = { world, name, page, ...(member !== '' && { member }) };
    if (await run(ShareMomentDocument, asked, `${name} is kept as the world is now.`)) setTyped(nothing);
  };
  return (
    <Panel title="Share this moment">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void share();
        }}
      >
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <TextInput
            label="Name"
            hint="Small letters, digits and hyphens. One of the same name is replaced."
            autoComplete="off"
            value={typed.name}
            onChange={(event) => {
              type({ name: event.target.value.trim() });
            }}
          />
          <Select
            label="Who is logged in"
            value={typed.member}
            placeholder="Nobody"
            options={(data?.worldMembers ?? []).map(({ id, email, name }) => ({
              value: id,
              label: name ?? addressOf({ id, email }),
            }))}
            onChange={(event) => {
              type({ member: event.target.value });
            }}
          />
          <TextInput
            label="Page"
            hint="Of the web app, such as /cashbacks."
            autoComplete="off"
            value={typed.page}
            onChange={(event) => {
              type({ page: event.target.value.trim() });
            }}
          />
          <Button type="submit" variant="inverse" loading={busy} disabled={typed.name === ''}>
            Share
          </Button>
        </Box>
      </form>
    </Panel>
  );
}
