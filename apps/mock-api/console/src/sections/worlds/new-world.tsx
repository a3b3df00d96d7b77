import { Box } from '@chakra-ui/react';
import { Button } from '@magpie/ui';
import { Switch, TextInput } from '@magpie/ui/forms';
import { CreateWorldDocument, type CreateWorldInput } from '@magpie/gql/control';
import { useState, type JSX } from 'react';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';

const nobody = { id: '', seed: '', now: '', frozen: false, durable: false };

/** What is sent for what was typed; what was left empty is made up by the platform. */
export function worldInput({ id, seed, now, frozen, durable }: typeof nobody): CreateWorldInput {
  const at = Date.parse(now);
  return {
    frozen,
    durable,
    ...(id !== '' && { id }),
    ...(seed !== '' && { seed: Number(seed) }),
    ...(now !== '' && { now: Number.isNaN(at) ? now : new Date(at).toISOString() }),
  };
}

export function NewWorld(): JSX.Element {
  const { run, busy } = useAct();
  const [typed, setTyped] = useState(nobody);
  const type = (change: Partial<typeof nobody>) => {
    setTyped({ ...typed, ...change });
  };
  const create = async () => {
    const told = (data: { readonly createWorld: { readonly id: string } }) =>
      `${data.createWorld.id} is there.`;
    if (await run(CreateWorldDocument, { input: worldInput(typed) }, told)) setTyped(nobody);
  };
  return (
    <Panel title="A new world">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Box display="grid" gap="4">
          <TextInput
            label="Id"
            optional
            hint="Small letters, digits and hyphens."
            value={typed.id}
            onChange={(event) => {
              type({ id: event.target.value.trim() });
            }}
          />
          <TextInput
            label="Seed"
            optional
            hint="The same seed draws the same results."
            inputMode="numeric"
            value={typed.seed}
            onChange={(event) => {
              type({ seed: event.target.value.trim() });
            }}
          />
          <TextInput
            label="What its clock shows"
            optional
            placeholder="2026-12-24T18:00"
            value={typed.now}
            onChange={(event) => {
              type({ now: event.target.value });
            }}
          />
          <Box display="grid">
            <Switch
              label="Its clock stands still"
              checked={typed.frozen}
              onChange={(frozen) => {
                type({ frozen });
              }}
            />
            <Switch
              label="It is kept over a restart"
              checked={typed.durable}
              onChange={(durable) => {
                type({ durable });
              }}
            />
          </Box>
          <Button type="submit" variant="inverse" loading={busy}>
            Create
          </Button>
        </Box>
      </form>
    </Panel>
  );
}
