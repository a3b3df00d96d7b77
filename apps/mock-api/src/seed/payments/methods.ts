import { money, statedIn } from '@magpie/domain/money';
import type { Minor } from '@magpie/domain/money';
import { knownCurrency, pricedCurrency } from '#modules/wallets/index.ts';
import type { CryptoGateway, PaymentKind, PaymentMethodType } from '#platform/store/contract-types.ts';
import { jsonText } from '#platform/store/index.ts';
import type { Unit } from '#platform/worlds/index.ts';
import { units } from '../lookup.ts';
import { addRows } from '../store.ts';

interface MethodSeed {
  readonly id: string;
  readonly name: string;
  readonly type: PaymentMethodType;
  readonly kind: PaymentKind;
  readonly gateway?: CryptoGateway;
  readonly currencies: readonly string[];
  /** In AUD, as the other figures are. */
  readonly minimum: string;
  readonly maximum: string;
  readonly suggested: readonly string[];
}

const fiat = ['AUD', 'NZD', 'USD'] as const;
const crypto = ['BTC', 'ETH', 'LTC', 'USDT'] as const;

const depositMethods: readonly MethodSeed[] = [
  {
    id: 'pm_card',
    name: 'Card',
    type: 'CARD',
    kind: 'PAYMENT_GATEWAY',
    currencies: fiat,
    minimum: '20.00',
    maximum: '2500.00',
    suggested: ['20.00', '50.00', '100.00', '250.00'],
  },
  {
    id: 'pm_payid',
    name: 'PayID',
    type: 'PAYID',
    kind: 'PAYMENT_GATEWAY',
    currencies: ['AUD'],
    minimum: '10.00',
    maximum: '2000.00',
    suggested: ['25.00', '50.00', '100.00', '200.00'],
  },
  {
    id: 'pm_bank',
    name: 'Online bank transfer',
    type: 'ONLINE_BANK_TRANSFER',
    kind: 'PAYMENT_GATEWAY',
    currencies: fiat,
    minimum: '50.00',
    maximum: '5000.00',
    suggested: ['50.00', '100.00', '500.00', '1000.00'],
  },
  {
    id: 'pm_skrill',
    name: 'Skrill',
    type: 'SKRILL',
    kind: 'PAYMENT_GATEWAY',
    currencies: fiat,
    minimum: '20.00',
    maximum: '1000.00',
    suggested: ['20.00', '50.00', '100.00'],
  },
  {
    id: 'pm_crypto',
    name: 'Crypto',
    type: 'CRYPTO',
    kind: 'PAYMENT_GATEWAY',
    gateway: 'COINSPAID',
    currencies: [...fiat, ...crypto],
    minimum: '20.00',
    maximum: '2500.00',
    suggested: ['50.00', '100.00', '500.00'],
  },
];

interface WithdrawalMethodSeed {
  readonly id: string;
  readonly name: string;
  readonly type: PaymentMethodType;
  readonly enabled: boolean;
  readonly currencies: readonly string[];
  readonly fee: string;
}

const withdrawalMethods: readonly WithdrawalMethodSeed[] = [
  { id: 'wm_payid', name: 'PayID', type: 'PAYID', enabled: true, currencies: ['AUD'], fee: '1.00' },
  {
    id: 'wm_bank',
    name: 'Bank transfer',
    type: 'ONLINE_BANK_TRANSFER',
    enabled: true,
    currencies: fiat,
    fee: '2.50',
  },
  { id: 'wm_card', name: 'Card', type: 'CARD', enabled: false, currencies: fiat, fee: '0.00' },
  { id: 'wm_crypto', name: 'Crypto', type: 'CRYPTO', enabled: true, currencies: crypto, fee: '2.00' },
];

/** A figure of a method, given in AUD, in a currency that it takes (DEP-34). */
const stated = (figure: string, currency: string): Minor =>
  statedIn(money.of(units(figure)), pricedCurrency(currency));

function statedTexts(figures: readonly string[], currency: string): string[] {
  const { type } = knownCurrency(currency);
  return [...new Set(figures.map((figure) => money.format(stated(figure, currency), type)))];
}

async function seedDepositMethods({ db }: Unit): Promise<void> {
  for (const [position, { id, name, type, kind, gateway, ...method }] of depositMethods.entries()) {
    await addRows(db, 'paymentMethods', {
      id,
      name,
      type,
      kind,
      provider: 'PaymentIQ',
      cryptoGateway: gateway ?? null,
      position,
    });
    const rows = method.currencies.map((currency) => ({
      paymentMethodId: id,
      currency,
      suggestedAmounts: jsonText(statedTexts(method.suggested, currency)),
      minimumMinor: stated(method.minimum, currency),
      maximumMinor: stated(method.maximum, currency),
    }));
    await addRows(db, 'paymentMethodCurrencies', rows);
  }
}

/** Name of a seeded way to deposit or to withdraw. @throws Error for an unknown id */
export function methodName(id: string): string {
  const method = [...depositMethods, ...withdrawalMethods].find((seeded) => seeded.id === id);
  if (!method) throw new Error(`There is no seeded payment method ${id}.`);
  return method.name;
}

/** The ways to pay in and out, all of them PaymentIQ's. */
export async function seedMethods(unit: Unit): Promise<void> {
  await seedDepositMethods(unit);
  for (const [position, { id, name, type, enabled, currencies, fee }] of withdrawalMethods.entries()) {
    await addRows(unit.db, 'withdrawalMethods', {
      id,
      name,
      type,
      provider: 'PaymentIQ',
      enabled: enabled,
      position,
    });
    const rows = currencies.map((currency) => {
      return { withdrawalMethodId: id, currency, feeMinor: stated(fee, currency) };
    });
    await addRows(unit.db, 'withdrawalMethodCurrencies', rows);
  }
}
