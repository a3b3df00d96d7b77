import { chakra } from '@chakra-ui/react';
import { Button, Logo, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { Helplines } from '#shared/safer-play/index.ts';
import { useSite } from '#shared/site/index.ts';
import { FooterColumns } from './footer-columns.tsx';
import { Partners } from './partners.tsx';
import { SocialLinks } from './social-links.tsx';

const Base = chakra('footer', {
  base: { mt: { base: '10', md: '14' }, borderTopWidth: '1px', borderColor: 'border.muted' },
});

const Safer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '4', md: '5' },
    py: '6',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '& > p': { flex: '1 1 {sizes.notice}' },
  },
});

const Ages = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    '& > li': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '12',
      borderWidth: '2px',
      borderColor: 'fg',
      borderRadius: 'full',
      fontFamily: 'heading',
      fontStretch: '104%',
      fontWeight: '700',
      lineHeight: 'none',
    },
  },
});

const About = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', xl: '1.6fr 5fr' },
    gap: { base: '8', md: '6' },
    py: { base: '8', md: '10' },
    '& > [data-part=about]': { display: 'grid', alignContent: 'start', gap: '3.5' },
  },
});

const Legal = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    alignItems: { md: 'center' },
    gap: { base: '2', md: '6' },
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    color: 'fg.subtle',
    fontSize: 'detail',
    lineHeight: 'label',
  },
});

function SaferPlay(): JSX.Element {
  return (
    <Safer>
      <Ages aria-label="Age limits">
        <li role="listitem" aria-label="Adults only, 18 and over">
          18+
        </li>
        <li role="listitem" aria-label="Proof of age is checked">
          ID
        </li>
      </Ages>
      <Text size="body.sm">
        <strong>Chances are you’re about to lose.</strong>{' '}
        <Text as="span" size="body.sm" tone="muted">
          Free, confidential support: <Helplines />.
        </Text>
      </Text>
      <Button asChild size="sm">
        <Link to={`${paths.support('responsible-gambling')}#limits`}>About deposit limits</Link>
      </Button>
    </Safer>
  );
}

/** The foot of every page: safer play, what the site offers, where everything is, and the small print (SHELL-33). */
export function Footer(): JSX.Element {
  const { code, title } = useSite();
  return (
    <Base>
      <SaferPlay />
      <About>
        <div data-part="about">
          <Logo brand={code} height="7" label="" />
          <Text size="body.sm" tone="muted">
            Slots, poker, roulette, live dealer tables and a full sportsbook for adults in Australia and New
            Zealand. Bonuses with plain terms, 24/7 support and secure transactions.
          </Text>
        </div>
        <FooterColumns />
      </About>
      <Partners />
      <Legal>
        <p>© {title}. All rights reserved.</p>
        <SocialLinks />
      </Legal>
    </Base>
  );
}
