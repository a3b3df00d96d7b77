import { Box, chakra, Grid } from '@chakra-ui/react';
import { EmptyState, SearchInput, Tag, Text } from '@magpie/ui';
import { verbAreas, verbs, type Verb, type VerbArea } from '@magpie/domain/verbs';
import { Eye, Pencil } from 'lucide-react';
import { useState, type JSX } from 'react';
import { NavLink, useParams, useSearchParams } from 'react-router-dom';
import { useWorld } from '#app/use-world.ts';
import { Mono } from '#kit/dense.tsx';
import { Nothing } from '#kit/nothing.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { words } from '#kit/words.ts';
import { verbAt, verbPlace } from './places.ts';
import { VerbForm } from './verb-form.tsx';

const areas = Object.keys(verbAreas) as VerbArea[];

const Choice = chakra(NavLink, {
  base: {
    display: 'block',
    px: '3',
    py: '1.5',
    minH: '11',
    borderRadius: 'md',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { layerStyle: 'counterchange', '& p': { color: 'inherit' } },
  },
});

/** The verbs that hold every word of a text. */
export function verbsWith(text: string): readonly Verb[] {
  const wanted = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return verbs.filter(({ words: name, summary }) =>
    wanted.every((word) => `${name} ${summary}`.toLowerCase().includes(word)),
  );
}

function List({ world }: { readonly world: string }): JSX.Element {
  const [text, setText] = useState('');
  const shown = verbsWith(text);
  return (
    <Box display="grid" gap="3">
      <SearchInput label="Search the verbs" placeholder="Words" value={text} onValueChange={setText} />
      <chakra.nav aria-label="Verbs" maxH={{ base: 'picture', xl: 'mostOfScreen' }} overflowY="auto">
        {areas.map((area) => {
          const own = shown.filter((verb) => verb.area === area);
          if (own.length === 0) return null;
          return (
            <Box key={area} pb="2">
              <Text size="caption" tone="subtle" px="3" py="1">
                {words(area)}
              </Text>
              {own.map((verb) => (
                <Choice key={verb.words} to={verbPlace(world, verb.words)}>
                  <Mono fontWeight="600">{verb.words}</Mono>
                  <Text size="caption" tone="muted">
                    {verb.summary}
                  </Text>
                </Choice>
              ))}
            </Box>
          );
        })}
        {shown.length === 0 && <Nothing>No verb has these words.</Nothing>}
      </chakra.nav>
    </Box>
  );
}

function Chosen({ world, verb }: { readonly world: string; readonly verb: Verb }): JSX.Element {
  const [params] = useSearchParams();
  return (
    <Panel
      title={verb.words}
      actions={
        <Tag icon={verb.changes ? <Pencil aria-hidden /> : <Eye aria-hidden />}>
          {verb.changes ? 'Changes the world' : 'Only looks'}
        </Tag>
      }
    >
      <Text tone="muted" mb="4">
        {verb.summary}.
      </Text>
      <VerbForm
        key={`${verb.words} ${params.toString()}`}
        verb={verb}
        world={world}
        given={Object.fromEntries(params)}
      />
    </Panel>
  );
}

/** All that can be done to the world, each by a form made from the one list of verbs. */
export function VerbsSection(): JSX.Element {
  const world = useWorld();
  const { verb: part } = useParams();
  const verb = part === undefined ? undefined : verbAt(part);
  return (
    <Page title="Verbs" about="All that can be done, the same here, on the command line and for programs.">
      <Grid
        gap="5"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }}
      >
        <Panel title="What can be done">
          <List world={world} />
        </Panel>
        {verb ? (
          <Chosen world={world} verb={verb} />
        ) : (
          <EmptyState title={part === undefined ? 'Choose a verb' : 'There is no such verb'}>
            Its form shows what it needs, and what it answered.
          </EmptyState>
        )}
      </Grid>
    </Page>
  );
}
