import { chakra } from '@chakra-ui/react';
import { Button, Heading, Icon, Logo, Illustration, Text } from '@magpie/ui';
import { RotateCw } from 'lucide-react';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { useSite } from '#shared/site/index.ts';

const Page = chakra('main', {
  // Drawn at night: the illustration has no daylight of its own, so this page is dark in both themes.
  base: {
    position: 'relative',
    minH: 'screen',
    overflow: 'hidden',
    bg: 'ink.950',
    color: 'bone.100',
    '& > [data-part=logo]': {
      position: 'absolute',
      zIndex: '1',
      top: { base: '6', md: '8' },
      insetInlineStart: { base: '6', md: '10' },
      '& svg': { color: 'bone.100' },
    },
    '& > [data-part=copy]': {
      position: 'relative',
      zIndex: '1',
      display: 'grid',
      justifyItems: 'start',
      gap: '4',
      maxW: { base: 'none', md: 'readable' },
      pt: { base: '{sizes.30}', md: '{sizes.45}' },
      ps: { base: '6', md: '18' },
      pe: '6',
      pb: '6',
    },
    '& > [data-part=art], & > [data-part=art] > img': { position: 'absolute', inset: '0', width: 'full' },
    '& > [data-part=art] > img': {
      maxW: 'none',
      height: 'full',
      objectFit: 'cover',
      objectPosition: '78% 100%',
      opacity: { base: '.45', md: '1' },
    },
  },
});

/** Under maintenance: no header, menu or footer, only the way to look again (SHELL-16, SHELL-17). */
export function MaintenancePage(): JSX.Element {
  const { code } = useSite();
  const navigate = useNavigate();
  return (
    <Page>
      <div data-part="art">
        <Illustration name="maintenance" size="cover" />
      </div>
      <div data-part="logo">
        <Logo brand={code} height="8" />
      </div>
      <div data-part="copy">
        <Heading level={1} size="display.xl">
          UNDER MAINTENANCE
        </Heading>
        <Text size="body.lg" color="bone.400" maxW="lead">
          We’re upgrading our systems. Balances and open bets are safe and will be here when we’re back.
        </Text>
        <Button
          size="lg"
          mt="3"
          bg="bone.100"
          color="ink.950"
          _hover={{ bg: 'bone.200' }}
          icon={<Icon of={RotateCw} size="sm" />}
          onClick={() => {
            void navigate(paths.home);
          }}
        >
          CHECK AGAIN
        </Button>
      </div>
    </Page>
  );
}
