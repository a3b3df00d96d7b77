import { Box, Grid } from '@chakra-ui/react';
import { Segmented } from '@magpie/ui';
import { useState, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { Json } from '#kit/json.tsx';
import { refusalOf } from '#kit/reason.ts';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { ask, endpoints, type Endpoint } from './endpoints.ts';
import { FieldsList } from './fields-list.tsx';
import { Question, type Asked } from './question.tsx';
import { parsed } from './parsed.ts';
import { skeletonOf } from './skeleton.ts';
import { useToken } from './use-token.ts';
import { useSchema } from './use-schema.ts';

const isEndpoint = (text: string | null): text is Endpoint => text !== null && text in endpoints;

const choices = Object.entries(endpoints).map(([value, { label }]) => ({ value: value as Endpoint, label }));

/** Asks each endpoint of the platform anything, as a visitor or as a member of the world. */
export function GraphqlSection(): JSX.Element {
  const world = useWorld();
  const [params, setParams] = useSearchParams();
  const named = params.get('endpoint');
  const endpoint = isEndpoint(named) ? named : 'main';
  const known = useSchema(endpoint, world);
  const [asked, setAsked] = useState<Asked>({ query: 'query Hello {\n  __typename\n}\n', variables: '' });
  const [who, setWho] = useState('');
  const [answer, setAnswer] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const tokenOf = useToken(world);
  const run = async () => {
    setBusy(true);
    try {
      const token = who === '' || endpoint === 'control' ? null : await tokenOf(who);
      setAnswer(
        await ask(
          endpoint,
          { query: asked.query, variables: parsed(asked.variables).value },
          { world, token },
        ),
      );
    } catch (error) {
      setAnswer({ errors: [{ message: refusalOf(error) }] });
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
              setAsked({ query: skeleton.text, variables: JSON.stringify(skeleton.variables, null, 2) });
            }}
          />
        </Panel>
        <Grid gap="5" minW="0">
          <Question
            {...{ world, endpoint, asked, who, busy }}
            onAsked={setAsked}
            onWho={setWho}
            onRun={() => {
              void run();
            }}
          />
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
