import { mendFor, refusalText } from '@magpie/domain/decision';
import { promoDepositReasons } from '@magpie/domain/promos';
import { activeCurrencyTexts } from '@magpie/domain/wallets';
import { useChangeActiveCurrencyMutation } from '@magpie/gql/wallets';
import { Alert, Button } from '@magpie/ui';
import type { JSX } from 'react';
import { isAnsweredBySession, toasts } from '#shared/toasts/index.ts';
import type { PromoRefusal } from './use-deposit-promo.ts';

const { title, changed, failed } = activeCurrencyTexts;

/** Makes the currency of the promo the active one (WALLET-08 to WALLET-10), with which the form begins anew. */
function SwitchCurrency({ code }: { readonly code: string }): JSX.Element {
  const [change, { loading }] = useChangeActiveCurrencyMutation();
  const send = async () => {
    try {
      await change({ variables: { currency: code } });
      toasts.success(title, changed);
    } catch (error) {
      if (!isAnsweredBySession(error)) toasts.error(title, failed);
    }
  };
  return (
    <Button size="sm" loading={loading} onClick={() => void send()}>
      Switch to {code}
    </Button>
  );
}

export interface PromoNoticeProps {
  readonly refusal: PromoRefusal | null;
  /** Where its words are found by what they describe. */
  readonly id: string;
}

export const refusedText = (refusal: PromoRefusal): string => refusalText(promoDepositReasons, refusal);

/** Says why the promo that the deposit was opened with does not come with it, and what there is to do (DEP-32). */
export function PromoNotice({ refusal, id }: PromoNoticeProps): JSX.Element | null {
  if (refusal === null) return null;
  const action = mendFor(promoDepositReasons, refusal.reason) === 'switchCurrency' && (
    <SwitchCurrency code={refusal.details.promoCurrency} />
  );
  return (
    <Alert tone="warning" role="status" {...(action && { action })}>
      <span id={id}>{refusedText(refusal)}</span>
    </Alert>
  );
}
