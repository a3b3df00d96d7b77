import { Box, Flex, Grid } from '@chakra-ui/react';
import { Button, Chip, Text } from '@magpie/ui';
import { Select, TextInput } from '@magpie/ui/forms';
import { ErrorCode } from '@magpie/gql/enums';
import { ConsoleSetFaultDocument, type FaultKind, type SetFaultInput } from '@magpie/gql/console';
import { useState, type ChangeEvent, type JSX } from 'react';
import { Panel } from '#kit/panel.tsx';
import { useAct } from '#kit/use-act.ts';
import { words } from '#kit/words.ts';
import { catalogue } from './catalogue.ts';

const kinds: Readonly<Record<FaultKind, string>> = {
  LATENCY: 'Answered late',
  ERROR: 'Answered with an error',
  DROP_SOCKET: 'The socket is closed',
  NETWORK: 'Cut off without an answer',
};

const isKind = (text: string): text is FaultKind => text in kinds;

interface Typed {
  readonly operation: string;
  readonly kind: FaultKind;
  readonly code: string;
  readonly message: string;
  readonly latencyMs: string;
  readonly times: string;
}

const empty: Typed = { operation: '', kind: 'ERROR', code: '', message: '', latencyMs: '0', times: '' };

/** What is sent for what was typed; what was left empty is not sent. */
export function faultInput(typed: Typed): SetFaultInput {
  const code = ErrorCode.find((each) => each === typed.code);
  return {
    kind: typed.kind,
    latencyMs: Number(typed.latencyMs),
    ...(typed.operation !== '' && { operation: typed.operation }),
    ...(typed.kind === 'ERROR' && code && { code }),
    ...(typed.kind === 'ERROR' && typed.message !== '' && { message: typed.message }),
    ...(typed.times !== '' && { times: Number(typed.times) }),
  };
}

interface FieldsProps {
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
}

function ErrorFields({ typed, onType }: FieldsProps): JSX.Element {
  return (
    <>
      <Box gridColumn={{ md: '1 / -1' }}>
        <Select
          label="Code"
          value={typed.code}
          placeholder="INTERNAL_SERVER_ERROR"
          options={ErrorCode.map((value) => ({ value, label: value }))}
          onChange={(event) => {
            onType({ code: event.target.value });
          }}
        />
      </Box>
      <Box gridColumn={{ md: '1 / -1' }}>
        <TextInput
          label="Message"
          optional
          value={typed.message}
          onChange={(event) => {
            onType({ message: event.target.value });
          }}
        />
      </Box>
    </>
  );
}

function Fields({ typed, onType }: FieldsProps): JSX.Element {
  const typing = (name: keyof Typed) => (event: ChangeEvent<HTMLInputElement>) => {
    onType({ [name]: event.target.value.trim() });
  };
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <TextInput
        label="Operation"
        optional
        hint="Every call when left out."
        placeholder="Deposit"
        value={typed.operation}
        onChange={typing('operation')}
      />
      <Select
        label="What happens"
        value={typed.kind}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        onChange={(event) => {
          if (isKind(event.target.value)) onType({ kind: event.target.value });
        }}
      />
      {typed.kind === 'ERROR' && <ErrorFields typed={typed} onType={onType} />}
      <TextInput
        label="Milliseconds it waits"
        inputMode="numeric"
        value={typed.latencyMs}
        onChange={typing('latencyMs')}
      />
      <TextInput
        label="How often"
        optional
        hint="Without an end when left out."
        inputMode="numeric"
        placeholder="3"
        value={typed.times}
        onChange={typing('times')}
      />
    </Grid>
  );
}

/** Makes calls fail: by a name of the product's catalogue in one press, or in one's own words. */
export function FaultForm({ world }: { readonly world: string }): JSX.Element {
  const { run, busy } = useAct();
  const [typed, setTyped] = useState(empty);
  const begin = (input: SetFaultInput) => {
    void run(ConsoleSetFaultDocument, { world, input }, 'The fault is in force.');
  };
  return (
    <Panel title="Let something fail">
      <Box display="grid" gap="5">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            begin(faultInput(typed));
          }}
        >
          <Box display="grid" gap="4">
            <Fields
              typed={typed}
              onType={(change) => {
                setTyped({ ...typed, ...change });
              }}
            />
            <Box>
              <Button type="submit" variant="inverse" loading={busy}>
                Begin
              </Button>
            </Box>
          </Box>
        </form>
        <Box>
          <Text size="label" mb="2">
            The next time, as the catalogue has it
          </Text>
          <Flex wrap="wrap" gap="2">
            {catalogue.map((name) => (
              <Chip
                key={name}
                disabled={busy}
                onClick={() => {
                  begin({ catalogue: name, times: 1 });
                }}
              >
                {words(name)}
              </Chip>
            ))}
          </Flex>
        </Box>
      </Box>
    </Panel>
  );
}
