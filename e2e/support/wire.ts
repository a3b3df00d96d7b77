import type { Page } from '@playwright/test';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { UpdateMeDocument } from '@magpie/gql/account';
import { InitiatePaymentIQDepositDocument, InitiatePaymentIQWithdrawalDocument } from '@magpie/gql/payments';
import { CancelActivePromoDocument, PromoStandingDocument } from '@magpie/gql/promos';
import { print } from 'graphql';
import { addresses } from './addresses.ts';
import { keptTokens } from './member.ts';

/** A member's calls as their browser makes them, where the screens of them are not the subject. */
export interface Wire {
  /** Fills in what a deposit asks of a new member. */
  completeProfile(): Promise<void>;
  /** Deposits by bank transfer through the test cashier, and answers once the money is there. */
  deposit(amount: string): Promise<void>;
  /** Withdraws by PayID through the test cashier, whose bank accepts it. */
  withdraw(amount: string): Promise<void>;
  /** Cancels the active promo. */
  cancelPromo(member: string): Promise<void>;
}

async function answerOf<T>(url: string | URL, init: RequestInit): Promise<T> {
  const response = await fetch(url, { method: 'POST', ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${String(url)} answered ${String(response.status)}: ${text}`);
  return JSON.parse(text) as T;
}

/** What a page without an origin of its own sends. */
const plainText = (body: object): RequestInit => ({
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify(body),
});

async function approveAt(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address);
  const ticket = searchParams.get('ticket');
  await answerOf(`${addresses.platform}${pathname}/proceed`, plainText({ ticket }));
  await answerOf(`${addresses.platform}${pathname}/choose`, plainText({ ticket, choice: 'APPROVE' }));
}

const newMember = {
  ...{ firstName: 'Piper', lastName: 'Lacey', dateOfBirth: '1994-05-17' },
  address: {
    ...{ country: 'AU', stateDistrict: 'Victoria', locality: 'Brunswick' },
    ...{ postCode: '3056', street: '12 Albert Street' },
  },
};

/** The calls of the member whom a page's browser is signed in as. */
export function wireOf(page: Page, world: string): Wire {
  async function call<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    path = '/graphql',
  ): Promise<Result> {
    const token = (await keptTokens(page.context())).find(({ name }) => name === 'access-token')?.value;
    const { data, errors } = await answerOf<{ data?: Result; errors?: unknown }>(
      `${addresses.platform}${path}`,
      {
        headers: {
          'content-type': 'application/json',
          'x-admin-code': 'magpie-web',
          'x-channel': 'DESKTOP_WEB',
          'x-world': world,
          authorization: `Bearer ${token ?? ''}`,
        },
        body: JSON.stringify({ query: print(document), variables }),
      },
    );
    if (!data || errors) throw new Error(`The platform refused: ${JSON.stringify(errors)}`);
    return data;
  }
  return {
    completeProfile: async () => {
      await call(UpdateMeDocument, { input: newMember });
    },
    deposit: async (amount) => {
      const input = { paymentMethod: 'pm_bank', amount };
      const { initiatePaymentIQDeposit } = await call(InitiatePaymentIQDepositDocument, { input });
      await approveAt(initiatePaymentIQDeposit);
    },
    withdraw: async (amount) => {
      const input = { withdrawalMethod: 'wm_payid', amount };
      const { initiatePaymentIQWithdrawal } = await call(InitiatePaymentIQWithdrawalDocument, { input });
      await approveAt(initiatePaymentIQWithdrawal);
    },
    cancelPromo: async (member) => {
      const { member: standing } = await call(PromoStandingDocument, { member }, '/promo/graphql');
      const id = standing.activePromo?.id ?? '';
      await call(CancelActivePromoDocument, { id }, '/promo/graphql');
    },
  };
}
