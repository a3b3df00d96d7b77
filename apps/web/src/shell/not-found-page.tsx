import { chakra } from '@chakra-ui/react';
import { Button, Heading, Illustration, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';

const Page = chakra('section', {
  base: {
    display: 'grid',
    // Not as wide as a picture that has not come.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '4',
    pt: { base: '8', md: '20' },
    pb: '12',
    textAlign: 'center',
    '& > [data-part=actions]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      mt: '2',
    },
  },
});

/** The router's name for the entry that a page load begins with: what lies before it the browser knows alone. */
const firstEntry = 'default';

function canGoBack(key: string): boolean {
  if (key !== firstEntry) return true;
  if ('navigation' in window && window.navigation.canGoBack) return true;
  return document.referrer !== '' && window.history.length > 1;
}

/** What an unknown address shows; 'Go Back' leads to '/' when there is nothing to go back to (SHELL-15). */
export function NotFoundPage(): JSX.Element {
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => {
    void (canGoBack(key) ? navigate(-1) : navigate(paths.home));
  };
  return (
    <Page>
      <Illustration name="not-found" size="page" />
      <Heading level={1} size="display.lg" mt="6">
        Page Not Found
      </Heading>
      <Text size="body.lg" tone="muted">
        It’s flown off, or it was never here.
      </Text>
      <div data-part="actions">
        <Button asChild variant="inverse" size="lg">
          <Link to={paths.home}>Back to Games</Link>
        </Button>
        <Button size="lg" onClick={goBack}>
          Go Back
        </Button>
      </div>
    </Page>
  );
}
