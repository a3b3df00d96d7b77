import { chakra } from '@chakra-ui/react';
import type { Decision } from '@magpie/domain/decision';
import { displayMoney } from '@magpie/domain/format';
import { money } from '@magpie/domain/money';
import { decideDepositOffer, type DepositReason } from '@magpie/domain/payments';
import { promoDepositMinimum } from '@magpie/domain/promos';
import { Button, Icon, Skeleton, Tag, Text } from '@magpie/ui';
import { Check, CircleSlash, Smartphone, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { DepositSummary } from './deposit-summary.tsx';
import { useDepositAccess } from './use-deposit-access.ts';
import { offerOf, type DepositPromoView } from './use-deposit-offers.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    '& > h3': { textStyle: 'label' },
    '& > h3 > span': { fontWeight: '400', color: 'fg.subtle' },
    '& > ul': { display: 'grid', gap: '2', listStyleType: 'none' },
  },
});

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '16',
    p: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textAlign: 'start',
    '& > img': { width: '16', height: '12', objectFit: 'cover', borderRadius: '8px 8px 24px 8px' },
    '& > [data-part=words]': { flex: '1', minW: '0', fontSize: 'label', fontWeight: '600' },
    '& [data-part=line]': { display: 'block', fontSize: 'caption', fontWeight: '400', color: 'fg.muted' },
    '& > [data-part=ring]': {
      boxSize: '5',
      flexShrink: '0',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'full',
    },
    _hover: { borderColor: 'border.emphasized' },
    '&[aria-pressed=true]': { borderColor: 'bg.inverted', outline: '1px solid', outlineColor: 'bg.inverted' },
    _disabled: {
      bg: 'bg.sunken',
      color: 'fg.subtle',
      cursor: 'not-allowed',
      '& > img': { filter: 'grayscale(1) brightness(.6)' },
    },
  },
});

interface ReasonLook {
  readonly text: string;
  readonly icon: LucideIcon;
}

/** How an offer shows why it cannot be picked (PROMO-24); other reasons are said elsewhere. */
const reasonLooks: Partial<Readonly<Record<DepositReason, ReasonLook>>> = {
  noUses: { text: 'No uses remaining', icon: CircleSlash },
  mobileNotVerified: { text: 'Mobile Verification Required', icon: Smartphone },
};

const lookFor = (decision: Decision<unknown, DepositReason, unknown>): ReasonLook | null =>
  decision.allowed ? null : (reasonLooks[decision.reason] ?? null);

function Status({
  look,
  applied,
}: {
  readonly look: ReasonLook | null;
  readonly applied: boolean;
}): JSX.Element {
  if (applied) return <Tag icon={<Icon of={Check} size="sm" />}>Applied</Tag>;
  return look ? <Icon of={look.icon} /> : <span data-part="ring" />;
}

function lineOf(offer: DepositPromoView, look: ReasonLook | null): string {
  if (look) return look.text;
  const { currency } = offer;
  const minimum = promoDepositMinimum(offerOf(offer).minimumDepositAmount, currency.type);
  return `From ${displayMoney(money.format(minimum, currency.type), currency)}`;
}

/** Props of {@link PromoPicker}. */
export interface PromoPickerProps {
  readonly promo: ChosenPromo;
  /** As typed. */
  readonly amount: string;
  readonly disabled: boolean;
}

function NotLoaded({ promo, disabled }: Pick<PromoPickerProps, 'promo' | 'disabled'>): JSX.Element {
  const { asking, code, apply } = promo;
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
      <Text size="body.sm" tone="muted">
        The promos could not be loaded.{' '}
        <Button size="sm" variant="ghost" loading={asking.retrying} onClick={asking.retry}>
          Try again
        </Button>
      </Text>
    </div>
  );
}

interface OfferRowProps {
  readonly offer: DepositPromoView;
  readonly look: ReasonLook | null;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly apply: ChosenPromo['apply'];
}

function OfferRow({ offer, look, chosen, disabled, apply }: OfferRowProps): JSX.Element {
  return (
    <li>
      <Row
        type="button"
        aria-pressed={chosen}
        disabled={disabled || (look !== null && !chosen)}
        onClick={() => {
          apply(chosen ? null : offer.code);
        }}
      >
        <img src={offer.subBannerImage ?? offer.mainBannerImage} alt="" width={64} height={48} />
        <span data-part="words">
          {offer.name}
          <span data-part="line">{lineOf(offer, look)}</span>
        </span>
        <Status look={look} applied={chosen} />
      </Row>
    </li>
  );
}

/** The offers that a deposit can start; pressing one applies it, pressing it again takes it back (DEP-02, PROMO-23). */
export function PromoPicker({ promo, amount, disabled }: PromoPickerProps): JSX.Element | null {
  const access = useDepositAccess();
  const { offers, deposit, asking, applied, apply } = promo;
  const lookOf = (offer: DepositPromoView): ReasonLook | null => {
    const decision = decideDepositOffer(offerOf(offer), deposit);
    return lookFor(decision) ?? lookFor(access);
  };
  if (offers?.length === 0) return null;
  return (
    <Box aria-labelledby="deposit-promos">
      <h3 id="deposit-promos">
        Add a promo <span>optional</span>
      </h3>
      {asking.failed && <NotLoaded promo={promo} disabled={disabled} />}
      {!offers && !asking.failed && <Skeleton display="block" h="16" borderRadius="md" />}
      <ul>
        {offers?.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            look={lookOf(offer)}
            chosen={applied?.id === offer.id}
            disabled={disabled}
            apply={apply}
          />
        ))}
      </ul>
      {applied && <DepositSummary offer={applied} amount={amount} />}
    </Box>
  );
}
