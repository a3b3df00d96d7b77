import { chakra } from '@chakra-ui/react';
import { displayAmount } from '@magpie/domain/format';
import { currencyOf } from '@magpie/domain/money';
import { Amount, Button, Text } from '@magpie/ui';
import { Dialog, DialogRays } from '@magpie/ui/overlays';
import type { JSX } from 'react';
import { JackpotMark } from '#shared/jackpot-mark/index.ts';
import { modals, type ModalComponentProps } from '#shared/modals/index.ts';
import { useJackpot } from './use-jackpot.ts';

const Words = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', textAlign: 'center' },
});

/** jackpotPopup: the member has won; the amount at once, the name when the jackpot has loaded (JACK-07). */
export function JackpotPopup(props: ModalComponentProps<'jackpotPopup'>): JSX.Element {
  const { jackpotId, amount, currency: code, onClose } = props;
  const { jackpot } = useJackpot(jackpotId);
  const currency = currencyOf(code);
  const showDetails = (): void => {
    onClose();
    modals.open('jackpotModal', { jackpotId });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="You won a jackpot"
      size="sm"
      art={
        <DialogRays>
          <JackpotMark name={jackpot?.name ?? ''} size="prize" />
        </DialogRays>
      }
    >
      <Words>
        <Text tone="muted">You won</Text>
        <Amount
          size="xl"
          tone="money"
          symbol={currency?.symbol ?? ''}
          text={displayAmount(amount, currency?.type ?? 'FIAT')}
        />
        {jackpot && <Text tone="muted">From the jackpot {jackpot.name}.</Text>}
        <Button variant="inverse" size="lg" block mt="4" onClick={onClose}>
          OK
        </Button>
        <Button variant="ghost" onClick={showDetails}>
          See the jackpot
        </Button>
      </Words>
    </Dialog>
  );
}
