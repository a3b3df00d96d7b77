import { changeCurrencyQuestion } from '@magpie/domain/play';
import { Icon, IconButton } from '@magpie/ui';
import { ConfirmDialog, Dialog } from '@magpie/ui/overlays';
import { Coins } from 'lucide-react';
import { useState, type JSX } from 'react';
import { balancesHidden } from '#shared/balances-hidden/index.ts';
import { useStore } from '#shared/store/index.ts';
import { useSession } from '../session/index.ts';
import { CurrencyList, useActiveCurrency } from '../wallets/late.ts';
import type { Playing } from './model.ts';
import { player } from './player-store.ts';
import { useLaunchGame } from './use-launch-game.ts';

/** Props of {@link CurrencySwitch}. */
export interface CurrencySwitchProps {
  readonly playing: Playing;
}

/**
 * Plays on in another currency. A session belongs to one, so the member is asked first; then the game is left, and launched
 * anew in whichever currency is the active one by then (PLAY-36).
 */
export function CurrencySwitch({ playing }: CurrencySwitchProps): JSX.Element | null {
  const { account } = useSession();
  const hidden = useStore(balancesHidden);
  const { choose } = useActiveCurrency();
  const launch = useLaunchGame();
  const [open, setOpen] = useState(false);
  const [wished, wish] = useState<string | null>(null);
  const { game } = playing.request;
  if (!account) return null;
  const change = async (code: string) => {
    await player.leave();
    await choose(code);
    launch(game);
  };
  const question = changeCurrencyQuestion(game.name, wished ?? '');
  return (
    <>
      <IconButton
        label="Change currency"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon of={Coins} />
      </IconButton>
      <Dialog
        open={open}
        size="sm"
        title="Change currency"
        onClose={() => {
          setOpen(false);
        }}
      >
        <CurrencyList account={account} hidden={hidden} onChoose={wish} />
      </Dialog>
      <ConfirmDialog
        open={wished !== null}
        title={question.title}
        confirmLabel={question.confirm}
        onCancel={() => {
          wish(null);
        }}
        onConfirm={() => {
          if (wished !== null) void change(wished);
        }}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
