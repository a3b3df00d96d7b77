import { chakra } from '@chakra-ui/react';
import { Dialog } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import type { ModalComponentProps } from '../../shared/modals/index.ts';

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    height: '60dvh',
    borderWidth: '0',
    borderRadius: 'md',
    bg: 'bone.50',
  },
});

/** What the provider's page may do: run, send its forms, keep its own storage, and open its bank's window. */
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** The payment provider's page in a frame, titled 'Deposit' or 'Withdraw' (DEP-16, WDR-14). */
export function PaymentIQIFrame({ url, kind, onClose }: ModalComponentProps<'paymentIQIFrame'>): JSX.Element {
  return (
    <Dialog open title={kind} size="lg" closeOnOutside={false} onClose={onClose}>
      <Frame src={url} title={`${kind} by PaymentIQ`} sandbox={sandbox} referrerPolicy="origin" />
    </Dialog>
  );
}
