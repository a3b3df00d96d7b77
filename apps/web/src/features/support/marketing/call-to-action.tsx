import { Button, Link as UiLink, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/index.ts';
import { askIn, useSession } from '../../session/index.ts';
import type { MarketingKey } from '../text/keys.ts';

const ownLevel = { label: 'See your level', to: paths.personalCenter('level-system') };

const places: Readonly<Record<MarketingKey, { readonly label: string; readonly to: string }>> = {
  'vip-levels': ownLevel,
  'vip-club': ownLevel,
  'weekly-cashback': { label: 'See your cashback', to: paths.personalCenter('cashback') },
};

/** The one step that follows from a page: to register, or for a member to see what is already there. */
export function CallToAction({ page }: { readonly page: MarketingKey }): JSX.Element {
  const { signedIn } = useSession();
  const { label, to } = places[page];
  if (signedIn) {
    return (
      <Button asChild variant="inverse" size="lg">
        <Link to={to}>{label}</Link>
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      onClick={() => {
        askIn('registerModal', to);
      }}
    >
      Register
    </Button>
  );
}

export function SmallPrint(): JSX.Element {
  return (
    <Text size="caption" tone="subtle">
      18+. Chances are you’re about to lose.{' '}
      <UiLink asChild>
        <Link to={paths.support('terms-and-conditions')}>Terms and Conditions</Link>
      </UiLink>{' '}
      apply.
    </Text>
  );
}
