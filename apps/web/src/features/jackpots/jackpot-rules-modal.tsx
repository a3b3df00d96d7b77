import { chakra } from '@chakra-ui/react';
import { useJackpotRulesQuery } from '@magpie/gql/jackpots';
import { ErrorState, Skeleton, Text } from '@magpie/ui';
import { Dialog } from '@magpie/ui/overlays';
import { RichText } from '@magpie/ui/rich-text';
import type { JSX } from 'react';
import type { ModalComponentProps } from '#shared/modals/index.ts';
import { useLoading } from '#shared/page/index.ts';
import { JackpotFigures } from './jackpot-facts.tsx';
import { JackpotProviders } from './jackpot-providers.tsx';

/** jackpotRulesModal: the rules of one jackpot, below the figures that they speak of (JACK-02). */
export function JackpotRulesModal(props: ModalComponentProps<'jackpotRulesModal'>): JSX.Element {
  const { jackpotId, onClose } = props;
  const result = useJackpotRulesQuery({ variables: { id: jackpotId } });
  const { failed, retrying, retry } = useLoading(result);
  const jackpot = result.data?.jackpot;
  return (
    <Dialog open onClose={onClose} title={jackpot ? `${jackpot.name}: rules` : 'Jackpot rules'}>
      {failed && <ErrorState level={3} onRetry={retry} retrying={retrying} />}
      {!failed && jackpot === undefined && <Skeleton display="block" height="40" />}
      {jackpot === null && <Text tone="muted">There is no such jackpot any more.</Text>}
      {jackpot && (
        <>
          <JackpotFigures jackpot={jackpot} />
          <chakra.div display="grid" gap="5" mt="4">
            <RichText html={jackpot.rules} />
            <JackpotProviders jackpot={jackpot} />
          </chakra.div>
        </>
      )}
    </Dialog>
  );
}
