import { Box, Flex, Grid } from '@chakra-ui/react';
import { Alert, Button, Icon } from '@magpie/ui';
import { Select } from '@magpie/ui/forms';
import { isSiteCode, siteCodes, type SiteCode } from '@magpie/domain/site';
import { stories, tell, type Story, type Tale } from '@magpie/stories';
import { Play } from 'lucide-react';
import { useState, type JSX } from 'react';
import { placeOf } from '#app/places.ts';
import { Mono } from '#kit/dense.tsx';
import { Page } from '#kit/page.tsx';
import { Panel } from '#kit/panel.tsx';
import { PlaceLink } from '#kit/place-link.tsx';
import { counted, words } from '#kit/words.ts';

function Steps({ tale }: { readonly tale: Tale }): JSX.Element {
  const { steps, failure, world } = tale;
  return (
    <Box display="grid" gap="3">
      <Alert tone={failure === null ? 'success' : 'danger'} role="status">
        {failure === null
          ? `Told to its end in ${counted(steps.length, 'step')}.`
          : `Broke off after ${counted(steps.length, 'step')}: ${failure}`}
      </Alert>
      <Box as="ol" listStylePosition="inside" listStyleType="decimal" textStyle="body.sm">
        {steps.map(({ says }, place) => (
          <li key={`${place} ${says}`}>{says}</li>
        ))}
      </Box>
      <PlaceLink to={placeOf(world, 'inspector')}>Look at its world</PlaceLink>
    </Box>
  );
}

interface StoryPanelProps {
  readonly story: Story;
  readonly brand: SiteCode;
}

function StoryPanel({ story, brand }: StoryPanelProps): JSX.Element {
  const [tale, setTale] = useState<Tale | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      setTale(await tell(story, { platform: location.origin, brand, keep: true }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title={story.title}
      actions={
        <Button
          size="sm"
          loading={busy}
          aria-label={`Tell it: ${story.title}`}
          icon={<Icon of={Play} size="sm" />}
          onClick={() => {
            void run();
          }}
        >
          Tell it
        </Button>
      }
    >
      <Box mb="3">
        <Mono>{story.name}</Mono>
      </Box>
      {problem !== null && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      {tale && <Steps tale={tale} />}
    </Panel>
  );
}

/** Tales of steps, waits, clock moves and checks, each told in a world of its own, which is left to be looked at. */
export function StoriesSection(): JSX.Element {
  const [brand, setBrand] = useState<SiteCode>('magpie');
  return (
    <Page
      title="Stories"
      about="Each is told in a world of its own, which stays to be looked at."
      actions={
        <Flex direction="column" minW="60">
          <Select
            label="As the web app of"
            value={brand}
            options={siteCodes.map((value) => ({ value, label: words(value) }))}
            onChange={(event) => {
              if (isSiteCode(event.target.value)) setBrand(event.target.value);
            }}
          />
        </Flex>
      }
    >
      <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}>
        {stories.map((story) => (
          <StoryPanel key={story.name} story={story} brand={brand} />
        ))}
      </Grid>
    </Page>
  );
}
