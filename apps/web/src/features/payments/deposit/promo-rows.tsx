import { chakra } from '@chakra-ui/react';
import type { Decision } from '@magpie/domain/decision';
import { awardGainText } from '@magpie/domain/free-spins';
import { money } from '@magpie/domain/money';
import { depositReasons, type DepositReason } from '@magpie/domain/payments';
import { bonusOfferText, offerLineText, promoDepositMinimum } from '@magpie/domain/promos';
import { Icon, Tag } from '@magpie/ui';
import { Check, CircleSlash, Lock, Smartphone, type LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { awardRulesOf } from '#shared/offers/index.ts';
import { termsOf, type DepositPromoView } from './use-deposit-promos.ts';
import type { ChosenPromo } from './use-deposit-promo.ts';

const Row = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '16',
    p: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textAlign: 'start',
    '& > img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'wingThumb' },
    // On a narrow phone the tag goes below the words rather than squeeze them.
    '& > [data-part=words]': { flex: '1 1 {sizes.35}', minW: '0', fontSize: 'label', fontWeight: '600' },
    '& [data-part=line]': {
      display: 'block',
      fontSize: 'caption',
      lineHeight: 'caption',
      fontWeight: '400',
      color: 'fg.muted',
      '& > b': { fontWeight: '600', color: 'fg' },
    },
    '& > [data-part=applied]': { ms: 'auto' },
    '& > [data-part=ring]': {
      boxSize: '5',
      flexShrink: '0',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'full',
    },
    '&:not([aria-disabled])': { _hover: { borderColor: 'border.emphasized' } },
    '&[aria-pressed=true]': {
      borderColor: 'bg.inverted',
      outline: '1px solid',
      outlineColor: 'bg.inverted',
      '& > [data-part=ring]': { borderWidth: '6px', borderColor: 'bg.inverted' },
    },
    _disabled: {
      bg: 'bg.sunken',
      borderStyle: 'dashed',
      color: 'fg.subtle',
      cursor: 'not-allowed',
      '& > img': { filter: 'grayscale(1) brightness(.6)' },
    },
  },
});

/** Why a promo cannot be picked. */
export interface ReasonLook {
  readonly text: string;
  readonly icon: LucideIcon;
}

/** How a promo shows why it cannot be picked (PROMO-24, DEP-18); other reasons are said elsewhere. */
const reasonLooks: Partial<Readonly<Record<DepositReason, ReasonLook>>> = {
  noUses: { text: depositReasons.noUses.text(), icon: CircleSlash },
  promoActive: { text: depositReasons.promoActive.text(), icon: Lock },
  mobileNotVerified: { text: 'Mobile Verification Required', icon: Smartphone },
};

export const lookFor = (decision: Decision<unknown, DepositReason, unknown>): ReasonLook | null =>
  decision.allowed ? null : (reasonLooks[decision.reason] ?? null);

function Status({
  look,
  applied,
}: {
  readonly look: ReasonLook | null;
  readonly applied: boolean;
}): JSX.Element {
  if (applied)
    return (
      <Tag data-part="applied" icon={<Icon of={Check} size="sm" />}>
        Applied
      </Tag>
    );
  return look ? <Icon of={look.icon} /> : <span data-part="ring" />;
}

function offerOf(promo: DepositPromoView, amount: string): string {
  const { currency } = promo;
  const minimum = promoDepositMinimum(termsOf(promo).minimumDepositAmount, currency.type);
  const rules = awardRulesOf(promo);
  const gives = awardGainText(bonusOfferText(rules, currency), promo.freeSpinConfiguration, currency);
  return offerLineText(
    { gives, rules, minimum, deposit: money.parseOrZero(amount, currency.type) },
    currency,
  );
}

export interface DepositPromoRowProps {
  readonly promo: DepositPromoView;
  /** As typed. */
  readonly amount: string;
  readonly look: ReasonLook | null;
  /** The id of the words that say why, where they stand above the list; the row then says what it gives. */
  readonly reasonId: string | undefined;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly apply: ChosenPromo['apply'];
}

/** Why the promo cannot be picked; that it cannot and what it gives where the reason stands above the list; else what it gives. */
function Line({
  promo,
  amount,
  look,
  reasonId,
}: Pick<DepositPromoRowProps, 'promo' | 'amount' | 'look' | 'reasonId'>): JSX.Element {
  if (!look) return <span data-part="line">{offerOf(promo, amount)}</span>;
  if (reasonId === undefined) return <span data-part="line">{look.text}</span>;
  return (
    <span data-part="line">
      <b>Unavailable.</b> {offerOf(promo, amount)}
    </span>
  );
}

export function DepositPromoRow({
  promo,
  amount,
  look,
  reasonId,
  chosen,
  disabled,
  apply,
}: DepositPromoRowProps): JSX.Element {
  const barred = look !== null && !chosen;
  return (
    <li>
      <Row
        type="button"
        aria-pressed={chosen}
        {...(reasonId !== undefined && { 'aria-describedby': reasonId })}
        disabled={disabled}
        // It keeps the focus, so that who goes by the keyboard hears what bars it.
        {...(barred && { 'aria-disabled': true })}
        onClick={() => {
          if (!barred) apply(chosen ? null : promo.code);
        }}
      >
        <img src={promo.subBannerImage ?? promo.mainBannerImage} alt="" width={64} height={48} />
        <span data-part="words">
          {promo.name}
          <Line promo={promo} amount={amount} look={look} reasonId={reasonId} />
        </span>
        <Status look={look} applied={chosen} />
      </Row>
    </li>
  );
}

export interface NoPromoRowProps {
  readonly promo: ChosenPromo;
  readonly disabled: boolean;
}

/** The deposit alone, which is what counts until a promo is applied. */
export function NoPromoRow({ promo, disabled }: NoPromoRowProps): JSX.Element {
  return (
    <li>
      <Row
        type="button"
        aria-pressed={promo.applied === null && !promo.pending}
        disabled={disabled}
        onClick={() => {
          promo.apply(null);
        }}
      >
        <span data-part="words">
          No promo
          <span data-part="line">Play with cash only. No wagering.</span>
        </span>
        <span data-part="ring" />
      </Row>
    </li>
  );
}
