import { Box, Flex, Grid } from '@chakra-ui/react';
import { Button, Icon, Segmented } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import { useConsolePeopleQuery } from '@magpie/gql/console';
import { Play } from 'lucide-react';
import { useState, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { Editor } from '#kit/editor.tsx';
import { Json } from '#kit/json.tsx';
import { reasonOf } from '#kit/reason.ts';
import { slowly } from '#kit/live.ts';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { ask, endpoints, type Endpoint } from './endpoints.ts';
import { FieldsList } from './fields-list.tsx';
import { skeletonOf } from './skeleton.ts';
import { useToken } from './use-token.ts';
import { useSchema } from './use-schema.ts';

const isEndpoint = (text: string | null): text is Endpoint => text !== null && text in endpoints;

const choices = Object.entries(endpoints).map(([value, { label }]) => ({ value: value as Endpoint, label }));

/** The value that a JSON text stands for, or why it stands for none. */
export function parsed(text: string): { readonly value: unknown; readonly problem?: string } {
  if (text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { value: {}, problem: error instanceof Error ? error.message : 'This is no JSON.' };
  }
}

interface WhoProps {
  readonly world: string;
  readonly value: string;
  readonly onChange: (member: string) => void;
}

function Who({ world, value, onChange }: WhoProps): JSX.Element {
  const { data } = useConsolePeopleQuery({ ...slowly, variables: { world } });
  const members = (data?.worldMembers ?? []).filter(({ email }) => email !== '');
  return (
    <Select
      label="As whom"
      value={value}
      placeholder="A visitor"
      options={members.map(({ email }) => ({ value: email, label: email }))}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}

/** Asks each endpoint of the platform anything, as a visitor or as a member of the world. */
export function GraphqlSection(): JSX.Element {
  const world = useWorld();
  const [params, setParams] = useSearchParams();
  const named = params.get('endpoint');
  const endpoint = isEndpoint(named) ? named : 'main';
  const known = useSchema(endpoint, world);
  const [query, setQuery] = useState('query Hello {\n  __typename\n}\n');
  const [variables, setVariables] = useState('');
  const [who, setWho] = useState('');
  const [answer, setAnswer] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const tokenOf = useToken(world);
  const given = parsed(variables);
  const run = async () => {
    setBusy(true);
    try {
      const token = who === '' || endpoint === 'control' ? null : await tokenOf(who);
      setAnswer(await ask(endpoint, { query, variables: given.value }, { world, token }));
    } catch (error) {
      setAnswer({ errors: [{ message: reasonOf(error) }] });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page
      title="GraphQL"
      about="Ask the platform anything. Ctrl Enter runs it."
      actions={
        <Segmented
          label="Endpoint"
          options={choices}
          value={endpoint}
          onChange={(next) => {
            setParams({ endpoint: next }, { replace: true });
          }}
        />
      }
    >
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '320px minmax(0, 1fr)' }}
      >
        <Panel title="What there is">
          <FieldsList
            key={endpoint}
            known={known}
            onChoose={({ kind, field }) => {
              const skeleton = skeletonOf(kind, field, endpoint === 'control' ? { world } : {});
              setQuery(skeleton.text);
              setVariables(JSON.stringify(skeleton.variables, null, 2));
            }}
          />
        </Panel>
        <Grid gap="5" minW="0">
          <Panel title="Question">
            <Box
              display="grid"
              gap="4"
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
              }}
            >
              <Editor label="Operation" rows={10} value={query} onChange={setQuery} />
              <Editor
                label="Variables"
                rows={4}
                value={variables}
                error={given.problem}
                onChange={setVariables}
              />
              <Flex gap="4" wrap="wrap" align="flex-end">
                {endpoint !== 'control' && (
                  <Box flex="1" minW="55">
                    <Who world={world} value={who} onChange={setWho} />
                  </Box>
                )}
                <Button
                  variant="inverse"
                  loading={busy}
                  disabled={given.problem !== undefined}
                  icon={<Icon of={Play} size="sm" />}
                  onClick={() => {
                    void run();
                  }}
                >
                  Run
                </Button>
              </Flex>
            </Box>
          </Panel>
          <Panel title="Answer">
            <Box role="status">
              <Json value={answer} label="What it answered" empty="Run something to see its answer." />
            </Box>
          </Panel>
        </Grid>
      </Grid>
    </Page>
  );
}
