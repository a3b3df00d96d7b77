import { freeSpinsGainText } from '@magpie/domain/free-spins';
import type { PromoState } from '@magpie/domain/promos';
import { Button, VisuallyHidden } from '@magpie/ui';
import { Clock, Wallet } from 'lucide-react';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { artOf, Fact, Facts, OfferCard, TermsFacts } from '#shared/offers/index.ts';
import { paths } from '#shared/navigation/index.ts';
import { firstLineOf } from '#shared/rich-text/index.ts';
import { EndFact } from '../actions/end-fact.tsx';
import { LockInButtons, LockInProgress } from '../actions/lock-in-progress.tsx';
import { PromoActionButton } from '../actions/promo-buttons.tsx';
import { PromoNote } from '../actions/promo-note.tsx';
import { PromoTags } from '../actions/promo-tag.tsx';
import { bonusText, minimumText, toUnlock, usageText, withdrawalNote } from '../actions/promo-text.ts';
import type { Promo } from '../actions/promo-facts.ts';
import type { PromoView } from '../actions/promo-view.ts';
import type { PromoActions } from '../actions/use-promo-actions.ts';

export interface PromoCardProps {
  readonly promo: Promo;
  readonly view: PromoView;
  readonly actions: PromoActions;
  readonly pending: boolean;
}

const dimmedStates: readonly PromoState[] = ['ENDED', 'LEVEL_LOCKED', 'MAXED_OUT'];

function PromoFacts({ promo }: Pick<PromoCardProps, 'promo'>): JSX.Element {
  const bonus = bonusText(promo);
  const unlock = toUnlock(promo);
  const minimum = minimumText(promo);
  const spins = freeSpinsGainText(promo.freeSpinConfiguration, promo.currency);
  const usage = usageText(promo);
  return (
    <Facts>
      {minimum !== null && <Fact label="Min deposit">{minimum}</Fact>}
      {bonus !== null && <Fact label="Bonus">{bonus}</Fact>}
      {spins !== null && <Fact label="Free spins">{spins}</Fact>}
      {unlock !== null && <Fact label="To unlock">{unlock}</Fact>}
      {usage !== null && <Fact label="Promo used">{usage}</Fact>}
      <EndFact promo={promo} />
    </Facts>
  );
}

function Middle({ promo, view }: Pick<PromoCardProps, 'promo' | 'view'>): JSX.Element {
  const button = view.lockIn ?? view.main;
  const withdrawals = withdrawalNote(promo);
  if (view.progress) {
    return (
      <>
        <LockInProgress lockIn={view.progress} />
        <TermsFacts promo={promo} />
      </>
    );
  }
  return (
    <>
      <PromoFacts promo={promo} />
      <TermsFacts promo={promo} />
      {withdrawals !== null && <PromoNote icon={Wallet}>{withdrawals}</PromoNote>}
      {button?.block && <PromoNote icon={Clock}>{button.block.text}</PromoNote>}
    </>
  );
}

/** A promo in the list: what it gives, what it asks, and what can be done with it now. */
export function PromoCard({ promo, view, actions, pending }: PromoCardProps): JSX.Element {
  const button = view.lockIn ?? view.main;
  const own = view.progress ? (
    <LockInButtons lockIn={view.progress} actions={actions} />
  ) : (
    button && (
      <PromoActionButton
        button={button}
        busy={pending || actions.busy}
        onPress={() => {
          actions.perform(button.action, promo);
        }}
      />
    )
  );
  return (
    <OfferCard
      title={promo.name}
      {...artOf(promo)}
      tag={<PromoTags promo={promo} state={view.state} />}
      text={firstLineOf(promo.description)}
      dimmed={dimmedStates.includes(view.state)}
      actions={
        <>
          {own}
          <Button asChild>
            <Link to={paths.promotion(promo.id)}>
              Read More<VisuallyHidden> about {promo.name}</VisuallyHidden>
            </Link>
          </Button>
        </>
      }
    >
      <Middle promo={promo} view={view} />
    </OfferCard>
  );
}
