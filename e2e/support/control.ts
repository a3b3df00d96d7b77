import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AdjustBalanceDocument,
  AdvanceClockDocument,
  AlarmsDocument,
  AnswerPaymentDocument,
  AuditDocument,
  CallsDocument,
  ClearFaultsDocument,
  CreateWorldDocument,
  DeleteWorldDocument,
  DocumentsDocument,
  DrawJackpotDocument,
  EndSessionDocument,
  FillCatalogueDocument,
  FreezeClockDocument,
  InspectDocument,
  MailboxDocument,
  MoveDepositDocument,
  MoveWithdrawalDocument,
  PaymentsDocument,
  RequestsDocument,
  RunClockDocument,
  ShareMomentDocument,
  ReverseDepositDocument,
  ReviewDocumentDocument,
  SetClockDocument,
  SetConfigDocument,
  SetFaultDocument,
  SetMaintenanceDocument,
  SetMemberDocument,
  WhyDocument,
} from '@magpie/gql/control';
import type {
  AdjustBalanceInput,
  AlarmsQuery,
  CallFilter,
  CallOfWorldFragment,
  CashierOutcome,
  CreateWorldInput,
  DepositStatus,
  DocumentStatus,
  FigureInput,
  InspectQuery,
  SessionEnding,
  SetConfigInput,
  SetFaultInput,
  SetMemberInput,
  WhyQuery,
  WithdrawalStatus,
} from '@magpie/gql/control';
import { print } from 'graphql';
import { addresses } from './addresses.ts';

interface Answer<T> {
  readonly data?: T;
  readonly errors?: readonly { readonly message: string }[];
}

async function call<Result, Variables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch(`${addresses.platform}/control/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Result>;
  if (!data || errors)
    throw new Error(
      `The control plane refused: ${errors?.map((error) => error.message).join(' ') ?? 'no data'}`,
    );
  return data;
}

/** Games fall as they fell before, so that nobody wins a jackpot by chance in the middle of a journey. */
const SEED = 2026;

/** Makes a world of a test's own and answers its id. */
export async function createWorld(input: CreateWorldInput = {}): Promise<string> {
  const { createWorld: world } = await call(CreateWorldDocument, { input: { seed: SEED, ...input } });
  return world.id;
}

/** What a test does to its world from outside, as an operator or the passing of time would. */
export interface WorldControl {
  readonly id: string;
  delete(): Promise<void>;
  advance(by: string): Promise<void>;
  setClock(to: string): Promise<void>;
  freeze(frozen: boolean): Promise<void>;
  /** Lets the clock run so many times as fast as that of the machine. */
  run(rate: number): Promise<void>;
  /** Keeps the world with a person and a page under its own id, and answers the link. */
  share(member: string, page: string): Promise<string>;
  /** The code that was sent last to an address or number. Fails when none was. */
  codeFor(to: string): Promise<string>;
  /** Posts an adjustment on a wallet, which pushes the new balances. */
  adjustBalance(member: string, input: AdjustBalanceInput): Promise<void>;
  /** Lets a member win a jackpot that pays out. */
  drawJackpot(jackpot: string, member: string): Promise<void>;
  /** Fills the catalogue up to so many games. */
  fillCatalogue(games: number): Promise<void>;
  /** A member's deposits and then withdrawals, newest first of each. */
  payments(
    member: string,
  ): Promise<readonly { readonly id: string; readonly amount: string; readonly status: string }[]>;
  /** Lets the payment provider end a payment by its signed callbacks. */
  answerPayment(payment: string, outcome: CashierOutcome): Promise<void>;
  moveDeposit(deposit: string, status: DepositStatus): Promise<void>;
  moveWithdrawal(withdrawal: string, status: WithdrawalStatus): Promise<void>;
  reverseDeposit(deposit: string): Promise<void>;
  setFault(input: SetFaultInput): Promise<void>;
  clearFaults(): Promise<void>;
  setConfig(input: SetConfigInput): Promise<void>;
  setMaintenance(on: boolean): Promise<void>;
  setMember(member: string, input: SetMemberInput): Promise<void>;
  endSession(member: string, ending: SessionEnding): Promise<void>;
  /** The documents a member has uploaded, newest first. */
  documents(member: string): Promise<readonly { readonly id: string; readonly status: DocumentStatus }[]>;
  /** Decides on a document as a reviewer would. */
  reviewDocument(document: string, status: DocumentStatus, remarks?: string): Promise<void>;
  audit(): Promise<{ readonly balanced: boolean; readonly violations: readonly string[] }>;
  /** The names of the last calls, newest first. */
  operations(): Promise<readonly (string | null)[]>;
  /** What was called, in its order: the last hundred calls that fit. */
  calls(filter?: CallFilter): Promise<readonly CallOfWorldFragment[]>;
  /** Everything that was done under a cause. */
  inspect(cause: string): Promise<InspectQuery['inspect']>;
  /** Why a figure of a member is what it is. */
  why(member: string, of: FigureInput): Promise<WhyQuery['why']>;
  /** The rules that a call has broken. */
  alarms(): Promise<AlarmsQuery['alarms']>;
}

async function done(work: Promise<unknown>): Promise<void> {
  await work;
}

/** The control of one world. */
export function controlOf(world: string): WorldControl {
  return {
    id: world,
    delete: () => done(call(DeleteWorldDocument, { id: world })),
    advance: (by) => done(call(AdvanceClockDocument, { world, by })),
    setClock: (to) => done(call(SetClockDocument, { world, to })),
    freeze: (frozen) => done(call(FreezeClockDocument, { world, frozen })),
    run: (rate) => done(call(RunClockDocument, { world, rate })),
    share: async (member, page) =>
      (await call(ShareMomentDocument, { world, name: world, member, page })).shareMoment.link,
    codeFor: async (to) => {
      const { mailbox } = await call(MailboxDocument, { world, to });
      const code = mailbox.find((mail) => mail.code !== null)?.code;
      if (!code) throw new Error(`No code was sent to ${to}.`);
      return code;
    },
    adjustBalance: (member, input) => done(call(AdjustBalanceDocument, { world, member, input })),
    drawJackpot: (jackpot, member) => done(call(DrawJackpotDocument, { world, jackpot, member })),
    fillCatalogue: (games) => done(call(FillCatalogueDocument, { world, games })),
    payments: async (member) => (await call(PaymentsDocument, { world, member })).worldPayments,
    answerPayment: (payment, outcome) => done(call(AnswerPaymentDocument, { world, payment, outcome })),
    moveDeposit: (deposit, status) => done(call(MoveDepositDocument, { world, deposit, status })),
    moveWithdrawal: (withdrawal, status) => done(call(MoveWithdrawalDocument, { world, withdrawal, status })),
    reverseDeposit: (deposit) => done(call(ReverseDepositDocument, { world, deposit })),
    setFault: (input) => done(call(SetFaultDocument, { world, input })),
    clearFaults: () => done(call(ClearFaultsDocument, { world })),
    setConfig: (input) => done(call(SetConfigDocument, { world, input })),
    setMaintenance: (on) => done(call(SetMaintenanceDocument, { world, on })),
    setMember: (member, input) => done(call(SetMemberDocument, { world, member, input })),
    endSession: (member, ending) => done(call(EndSessionDocument, { world, member, ending })),
    documents: async (member) =>
      (await call(DocumentsDocument, { world, member, status: null })).worldDocuments,
    reviewDocument: (document, status, remarks) =>
      done(call(ReviewDocumentDocument, { world, document, status, remarks: remarks ?? null })),
    audit: async () => (await call(AuditDocument, { world })).audit,
    operations: async () => {
      const { requests } = await call(RequestsDocument, { world, last: 100 });
      return requests.map((request) => request.operation ?? null);
    },
    calls: async (filter = {}) => {
      const { calls } = await call(CallsDocument, { world, filter, first: 100 });
      return calls.edges.map(({ node }) => node);
    },
    inspect: async (cause) => (await call(InspectDocument, { world, cause })).inspect,
    why: async (member, of) => (await call(WhyDocument, { world, member, of, first: 500 })).why,
    alarms: async () => (await call(AlarmsDocument, { world })).alarms,
  };
}
