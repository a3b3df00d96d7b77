import { chakra } from '@chakra-ui/react';
import { signInHelp, type SignInHelpOffer } from '@magpie/domain/session';
import { Alert, Link, Text } from '@magpie/ui';
import { useEffect, type JSX } from 'react';
import { modals } from '#shared/modals/index.ts';
import { Helplines } from '#shared/safer-play/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useSessionService } from '../session-context.tsx';

const Offers = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } });

export interface RefusedLoginProps {
  readonly by: 'PASSWORD' | 'CODE';
  readonly onReset?: () => void;
}

function Offer({ label, onPress }: { readonly label: string; readonly onPress: () => void }): JSX.Element {
  return (
    <Link asChild display="inline-flex" alignItems="center" minH="11">
      <button type="button" onClick={onPress}>
        {label}
      </button>
    </Link>
  );
}

/** Why the last attempt to log in failed and what helps, as long as the form is open: its toast is gone after 1.5 s (AUTH-05). */
export function RefusedLogin({ by, onReset }: RefusedLoginProps): JSX.Element | null {
  const { refusal } = useSessionService();
  const last = useStore(refusal);
  useEffect(() => {
    // An earlier one was of another form.
    refusal.set(null);
  }, [refusal]);
  if (!last) return null;
  const { text, offers } = signInHelp(last.code, by);
  const has = (offer: SignInHelpOffer) => offers.includes(offer);
  return (
    <Alert tone="danger" role="group" aria-label="Why the login failed">
      {text}
      {has('HELPLINES') && (
        <Text size="body.sm" mt="2" css={{ '& a': { textDecoration: 'underline' } }}>
          If you have excluded yourself, there is free, confidential support: <Helplines />.
        </Text>
      )}
      <Offers>
        {has('RESET') && onReset && <Offer label="Reset your password" onPress={onReset} />}
        {has('SUPPORT') && (
          <Offer
            label="Contact support"
            onPress={() => {
              modals.open('supportModal', { page: 'contact-us' });
            }}
          />
        )}
      </Offers>
    </Alert>
  );
}
