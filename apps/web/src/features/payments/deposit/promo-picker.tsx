import { chakra } from '@chakra-ui/react';
import { promoChoiceDecision } from '@magpie/domain/payments';
import { Button, Skeleton, Text } from '@magpie/ui';
import { useId, type JSX } from 'react';
import { LineNotLoaded } from '#shared/page/index.ts';
import { refusedText } from './promo-notice.tsx';
import { lookFor, NoPromoRow, DepositPromoRow } from './promo-rows.tsx';
import { useDepositAccessFacts } from './use-deposit-access.ts';
import { termsOf } from './use-deposit-promos.ts';
import type { DepositForm } from './use-deposit-form.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& > [data-part=head]': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& > [data-part=head] > h3': { textStyle: 'label' },
    '& > [data-part=head] > h3 > span': { fontWeight: '400', color: 'fg.subtle' },
    '& > [data-part=head] > span': { textStyle: 'caption', color: 'fg.subtle' },
    '& > ul': { display: 'grid', gap: '2' },
  },
});

export interface PromoPickerProps {
  readonly form: DepositForm;
  /** Of the words that say why the wanted promo is refused, see `PromoNotice`. */
  readonly noticeId: string;
}

interface NotLoadedProps {
  readonly promo: ChosenPromo;
  readonly disabled: boolean;
}

function NotLoaded({ promo, disabled }: NotLoadedProps): JSX.Element {
  const { status, code, apply } = promo;
  return (
    <div role="status">
      {code !== null && (
        <Text size="body.sm">
          The promo {code} could not be looked up. It is sent with this deposit.{' '}
          <Button
            size="sm"
            variant="ghost"
            disabled={disabled}
            onClick={() => {
              apply(null);
            }}
          >
            Remove {code}
          </Button>
        </Text>
      )}
      <LineNotLoaded retry={status.retry} retrying={status.retrying}>
        The promos could not be loaded.
      </LineNotLoaded>
    </div>
  );
}

/** The reason that all promos of a list have, to be said once above it; null for one promo, which says it itself. */
function sharedReason(reasons: readonly (string | null)[]): string | null {
  const [first = null, ...others] = reasons;
  return others.length > 0 && others.every((reason) => reason === first) ? first : null;
}

/** The promos that a deposit can start; pressing one applies it, pressing it again takes it back (DEP-02, PROMO-23). */
export function PromoPicker({ form, noticeId }: PromoPickerProps): JSX.Element | null {
  const { promo, amount, blocked: disabled } = form;
  const access = useDepositAccessFacts();
  const reasonId = useId();
  const { promos, deposit, refusal, status, applied, apply } = promo;
  if (promos?.length === 0) return null;
  const looks =
    promos?.map((each) => lookFor(promoChoiceDecision({ access, terms: termsOf(each), deposit }))) ?? [];
  const shared = sharedReason(looks.map((look) => look?.text ?? null));
  const noticed = refusal && refusedText(refusal);
  /** Where a reason is said already; nothing where the row has to say it. */
  const saidAt = (reason: string | null): string | undefined => {
    if (reason !== null && reason === noticed) return noticeId;
    return reason !== null && reason === shared ? reasonId : undefined;
  };
  return (
    <Box data-part="promos" aria-labelledby="deposit-promos">
      <div data-part="head">
        <h3 id="deposit-promos">
          Add a promo <span>optional</span>
        </h3>
        {promos && <span>{promos.length === 1 ? '1 promo' : `${String(promos.length)} promos`}</span>}
      </div>
      {status.failed && <NotLoaded promo={promo} disabled={disabled} />}
      {!promos &&
        !status.failed &&
        [1, 2, 3, 4].map((row) => <Skeleton key={row} display="block" h="16" borderRadius="md" />)}
      {shared !== null && shared !== noticed && (
        <Text id={reasonId} size="body.sm">
          {shared}
        </Text>
      )}
      <ul>
        {promos?.map((each, index) => (
          <DepositPromoRow
            key={each.id}
            promo={each}
            amount={amount}
            look={looks[index] ?? null}
            reasonId={saidAt(looks[index]?.text ?? null)}
            chosen={applied === each}
            disabled={disabled}
            apply={apply}
          />
        ))}
        {promos && <NoPromoRow promo={promo} disabled={disabled} />}
      </ul>
    </Box>
  );
}
