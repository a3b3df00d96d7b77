import { exact } from '../money.ts';
import { orderOf, picked } from '../order.ts';
import type { Maker, Operation, Order } from '../order.ts';

/** A member who pays, and how. */
interface Payer {
  readonly member: string;
  readonly currency: string;
  readonly depositBy: string;
  readonly withdrawBy: string;
  readonly fee: string;
}

/** Mia pays in Australian dollars, Ava in bitcoin. */
const payers: readonly Payer[] = [
  { member: 'mia', currency: 'AUD', depositBy: 'pm_card', withdrawBy: 'wm_payid', fee: '1.00' },
  { member: 'mia', currency: 'AUD', depositBy: 'pm_payid', withdrawBy: 'wm_bank', fee: '2.50' },
  { member: 'ava', currency: 'BTC', depositBy: 'pm_crypto', withdrawBy: 'wm_crypto', fee: '0.00001' },
];

/** What the first two decimals ask the cashier for, see docs/cashier.md; most amounts ask for nothing. */
const cents = ['00', '00', '00', '00', '50', '01', '02', '03', '04', '05', '06', '07', '08', '09'];

/** The first two decimals that the limits of bitcoin leave room for (DEP-34). */
const bitcoinCents = ['00', '00', '00', '01'];

const busy = ['INSUFFICIENT_BALANCE'];

/** An amount within the limits of its currency that no payment had before. */
function amountOf({ currency }: Payer, units: number, decimals: string): string {
  if (currency !== 'BTC') return `${String(units)}.${decimals}`;
  return `0.${decimals}${String(units).padStart(3, '0')}000`;
}

interface Started {
  readonly id: string;
  readonly page: string | null;
}

function startOf(url: unknown): Started {
  const { pathname, search } = new URL(String(url));
  return { id: pathname.split('/').at(-1) ?? '', page: pathname + search };
}

/** Starts a payment of a member by one of the mutations that do. */
export function starting(
  { client, memory }: Maker,
  payer: Payer,
  by: {
    readonly mutation: string;
    readonly cents: string;
    readonly promo?: string;
    readonly givesUp?: string;
  },
): Order {
  const kind = by.mutation.includes('Deposit') ? 'deposit' : 'withdrawal';
  const { member, currency } = payer;
  const isDraft = by.mutation.startsWith('create');
  const type = `${by.mutation.charAt(0).toUpperCase()}${by.mutation.slice(1)}Input`;
  const fields = isDraft ? '{ id }' : '';
  const query = `mutation S($input: ${type}!) { ${by.mutation}(input: $input) ${fields} }`;
  const amount = amountOf(payer, memory.units(), by.cents);
  const method =
    kind === 'deposit' ? { paymentMethod: payer.depositBy } : { withdrawalMethod: payer.withdrawBy };
  const promo = {
    ...(by.promo !== undefined && { promoCode: by.promo }),
    ...(by.givesUp !== undefined && { givesUpPromo: by.givesUp }),
  };
  const input = { ...method, ...promo, amount, idempotencyKey: memory.key() };
  return orderOf({
    once: true,
    ask: async (): Promise<Started> => {
      const answer = await client.main(member, query, { input });
      if (!isDraft) return startOf(answer);
      return { id: (answer as { id: string }).id, page: null };
    },
    same: ({ id }) => id,
    proves: ({ id, page }) => {
      const fee = kind === 'withdrawal' ? exact(payer.fee) : 0n;
      const promoCode = by.promo ?? null;
      memory.start({ id, kind, member, currency, amount: exact(amount), fee, page, promo: promoCode });
    },
  });
}

const startBy = (mutation: string): Operation => ({
  name: mutation,
  refusals: busy,
  order: (maker) => {
    const payer = picked(payers, maker.pick);
    if (!payer) return null;
    const choices = payer.currency === 'BTC' ? bitcoinCents : cents;
    return starting(maker, payer, { mutation, cents: picked(choices, maker.pick >> 3) ?? '00' });
  },
});

/** Isla deposits with a promo code; several drafts can wait for their payment at the same time. */
const depositWithPromo: Operation = {
  name: 'initiatePaymentIQDeposit with a promo',
  refusals: ['ACTIVE_PROMO'],
  order: (maker) =>
    starting(
      maker,
      { member: 'isla', currency: 'AUD', depositBy: 'pm_card', withdrawBy: '', fee: '0' },
      { mutation: 'initiatePaymentIQDeposit', cents: '00', promo: 'MIDWEEK50' },
    ),
};

const LOOK = '{ member(id: "mem_isla") { activePromo { id status } } }';

interface Standing {
  readonly activePromo: { readonly id: string; readonly status: string } | null;
}

/** Isla looks which promo she has, as the form of a withdrawal does. */
const lookAtPromo: Operation = {
  name: 'activePromo',
  refusals: [],
  order: ({ client, memory }) =>
    orderOf({
      once: false,
      ask: async () => (await client.promo('isla', LOOK)) as Standing,
      proves: ({ activePromo }) => {
        if (activePromo) memory.note('promo', 'isla', activePromo.id, activePromo.status);
      },
    }),
};

/** Isla withdraws under a promo, which ends with it when she has named it. */
const withdrawalUnderPromo: Operation = {
  name: 'initiatePaymentIQWithdrawal under a promo',
  refusals: ['ACTIVE_PROMO', 'INSUFFICIENT_BALANCE'],
  order: (maker) => {
    const promo = picked(maker.memory.idsIn('promo', 'isla', 'ACTIVE'), maker.pick >> 2);
    if (promo === undefined) return null;
    return starting(
      maker,
      { member: 'isla', currency: 'AUD', depositBy: '', withdrawBy: 'wm_payid', fee: '1.00' },
      {
        mutation: 'initiatePaymentIQWithdrawal',
        cents: '00',
        ...(maker.pick % 4 !== 1 && { givesUp: promo }),
      },
    );
  },
};

const CRYPTO = `mutation C($id: ID!, $key: String!) {
  createCryptoPaymentUrl(id: $id, input: { currency: "BTC" }, idempotencyKey: $key)
}`;

const cryptoUrl: Operation = {
  name: 'createCryptoPaymentUrl',
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const draft = picked(memory.paymentsIn('deposit', ['DRAFT']).toReversed(), pick);
    if (!draft) return null;
    const key = memory.key();
    return orderOf({
      once: true,
      ask: async () => startOf(await client.main(draft.member, CRYPTO, { id: draft.id, key })),
      same: ({ id }) => id,
      proves: ({ id, page }) => memory.payments.set(id, { ...draft, page }),
    });
  },
};

const CANCEL = `mutation C($id: ID!, $key: String!) {
  cancelWithdrawal(id: $id, idempotencyKey: $key) { id status }
}`;

const cancelWithdrawal: Operation = {
  name: 'cancelWithdrawal',
  refusals: ['CONFLICT'],
  order: ({ client, memory, pick }) => {
    const payment = picked(memory.paymentsIn('withdrawal', ['PENDING']).toReversed(), pick);
    if (!payment) return null;
    const key = memory.key();
    return orderOf({
      once: true,
      ask: async () =>
        (await client.main(payment.member, CANCEL, { id: payment.id, key })) as { status: string },
      proves: ({ status }) => memory.note('withdrawal', payment.member, payment.id, status),
    });
  },
};

/** The mutations by which members pay. */
export const paymentOperations: readonly Operation[] = [
  ...['initiatePaymentIQDeposit', 'initiatePaymentIQWithdrawal', 'createDeposit', 'createWithdrawalNext'].map(
    startBy,
  ),
  depositWithPromo,
  lookAtPromo,
  withdrawalUnderPromo,
  cryptoUrl,
  cancelWithdrawal,
];
