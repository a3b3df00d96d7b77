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

export interface CurrencySwitchProps {
  readonly playing: Playing;
}

/**
 * Plays on in another currency. A session belongs to one, so the member is asked first; then it ends, the currency changes, and
 * the game is launched anew in its place (PLAY-36). Where the change failed, the game is left.
 */
export function CurrencySwitch({ playing }: CurrencySwitchProps): JSX.Element | null {
  const { account } = useSession();
  const hidden = useStore(balancesHidden);
  const { choose } = useActiveCurrency();
  const launch = useLaunchGame();
  const [open, setOpen] = useState(false);
  const [requested, setRequested] = useState<string | null>(null);
  const { game } = playing.request;
  if (!account) return null;
  const change = async (code: string) => {
    const waits = await player.endForRelaunch();
    const changed = await choose(code);
    if (!waits()) return;
    if (changed) launch(game);
    else await player.leave();
  };
  const question = changeCurrencyQuestion(game.name, requested ?? '');
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
        <CurrencyList account={account} hidden={hidden} onChoose={setRequested} />
      </Dialog>
      <ConfirmDialog
        open={requested !== null}
        title={question.title}
        confirmLabel={question.confirm}
        onCancel={() => {
          setRequested(null);
        }}
        onConfirm={() => {
          if (requested !== null) void change(requested);
        }}
      >
        {question.text}
      </ConfirmDialog>
    </>
  );
}
