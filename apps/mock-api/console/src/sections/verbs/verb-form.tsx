import { Box, Flex, Grid } from '@chakra-ui/react';
import { Alert, Button, Icon, toaster } from '@magpie/ui';
import type { Verb } from '@magpie/domain/verbs';
import { Play } from 'lucide-react';
import { useState, type JSX } from 'react';
import { CopyButton } from '#kit/copy-button.tsx';
import { Json } from '#kit/json.tsx';
import { refusalOf } from '#kit/reason.ts';
import { commandLine } from './command-line.ts';
import { fieldsOf, filled, type Typed } from './inputs.ts';
import { useSend } from './use-send.ts';
import { VerbField } from './verb-field.tsx';

export interface VerbFormProps {
  readonly verb: Verb;
  readonly world: string;
  /** What is filled in at first, by the names of the inputs. */
  readonly given?: Typed;
}

/** The world that is looked at, unless the verb is about worlds themselves and names another. */
const isGiven = (verb: Verb, path: string): boolean => path === 'world' && verb.area !== 'worlds';

type Outcome = { readonly answer: unknown } | { readonly refusal: string };

function Told({ outcome }: { readonly outcome: Outcome }): JSX.Element {
  if ('refusal' in outcome) return <Alert tone="danger">{outcome.refusal}</Alert>;
  return <Json value={outcome.answer} label="Answer" empty="Nothing." />;
}

/** The form of a verb: its inputs, the press that carries it out, the same on the command line, and what it answered. */
export function VerbForm({ verb, world, given = {} }: VerbFormProps): JSX.Element {
  const send = useSend();
  const fields = fieldsOf(verb).filter(({ path }) => !isGiven(verb, path));
  const [typed, setTyped] = useState<Typed>(() => ({
    ...Object.fromEntries(fields.map(({ path, standing }) => [path, standing])),
    ...(verb.words === 'world create' ? {} : { world }),
    ...given,
  }));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const form = filled(verb, typed);
    setProblems(form.ok ? {} : form.problems);
    if (!form.ok) return;
    setBusy(true);
    try {
      setOutcome({ answer: await send(verb, form.inputs) });
      if (verb.changes) toaster.show({ tone: 'success', title: `${verb.words}: done.`, duration: 4000 });
    } catch (error) {
      setOutcome({ refusal: refusalOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void run();
      }}
    >
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Grid
          gap="4"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {fields.map((field) => (
            <VerbField
              key={field.path}
              field={field}
              value={typed[field.path] ?? ''}
              error={problems[field.path]}
              onChange={(value) => {
                setTyped({ ...typed, [field.path]: value });
              }}
            />
          ))}
        </Grid>
        {problems[''] !== undefined && (
          <Alert tone="danger" role="alert">
            {problems['']}
          </Alert>
        )}
        <Flex gap="3" wrap="wrap" align="center">
          <Button type="submit" variant="inverse" loading={busy} icon={<Icon of={Play} size="sm" />}>
            {verb.changes ? 'Do it' : 'Look'}
          </Button>
          <CopyButton text={commandLine(verb, typed)} label="Copy the command" mono />
        </Flex>
        <Box role="status">{outcome && <Told outcome={outcome} />}</Box>
      </Box>
    </form>
  );
}
