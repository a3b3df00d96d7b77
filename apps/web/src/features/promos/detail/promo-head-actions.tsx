import { Clock } from 'lucide-react';
import type { JSX } from 'react';
import { LockInProgressLink } from '../actions/lock-in-progress.tsx';
import { PromoActionButton } from '../actions/promo-buttons.tsx';
import type { Promo } from '../actions/promo-facts.ts';
import { PromoNote } from '../actions/promo-note.tsx';
import type { PromoView } from '../actions/promo-view.ts';
import { TermsLine } from '../actions/terms-line.tsx';
import type { PromoActions } from '../actions/use-promo-actions.ts';

export interface PromoHeadActionsProps {
  readonly promo: Promo;
  readonly view: PromoView;
  readonly actions: PromoActions;
  readonly pending: boolean;
}

/** What can be done with a promo now, with what bars it. */
export function PromoHeadActions({ promo, view, actions, pending }: PromoHeadActionsProps): JSX.Element {
  const buttons = [view.main, view.lockIn].filter((button) => button !== null);
  const notices = [...new Set(buttons.flatMap(({ block }) => block?.text ?? []))];
  return (
    <>
      {buttons.map((button) => (
        <PromoActionButton
          key={button.action}
          button={button}
          busy={pending || actions.busy}
          onPress={() => {
            actions.perform(button.action, promo);
          }}
        />
      ))}
      {view.progress && <LockInProgressLink />}
      {notices.map((notice) => (
        <PromoNote key={notice} icon={Clock}>
          {notice}
        </PromoNote>
      ))}
      <TermsLine />
    </>
  );
}
