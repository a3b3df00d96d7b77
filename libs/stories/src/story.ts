import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SiteCode } from '@magpie/domain/site';
import type { pushEvents, VerbInputs, VerbWords } from '@magpie/domain/verbs';

export type PushName = (typeof pushEvents)[number];

type Fields = Readonly<Record<string, unknown>>;

/** An open game of a person, by the calls that its page makes. */
export interface Seat {
  ask(call: string, body?: Fields): Promise<Fields>;
}

/** A person who is logged in, as the web app of a brand would be. */
export interface Person {
  /** Sends an operation to the main endpoint. @throws StoryError when it is refused */
  call<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /** Sends an operation to the endpoint of promos. @throws StoryError when it is refused */
  promo<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /** The code with which an operation of the main endpoint is refused. @throws StoryError when it is not */
  refused<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<string>;
  /** Sends an operation of the product by its name, and answers the code it is refused with; null when it is not. */
  sends(operation: string, variables: Fields): Promise<string | null>;
  /** The same for one that may be refused; null when it is not. */
  tries<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<string | null>;
  /** Waits until a push of this name has come that has these fields; answers it. Each push is taken once. */
  hears(push: PushName, fields?: Fields): Promise<Fields>;
  /** Loses the socket: pushes do not come until it is back. */
  losesSocket(): void;
  findsSocket(): Promise<void>;
  /** Opens a game. */
  opens(game: string): Promise<Seat>;
  /** Presses what the cashier of a payment offers, such as `APPROVE`. @param address that starting the payment answered */
  pays(address: string, choice: string): Promise<void>;
}

/** What a story is told with. Each use is a step of it. */
export interface Teller {
  /** Does a verb in the world of the story, and answers what the platform does. */
  readonly verb: <Words extends VerbWords>(
    words: Words,
    inputs?: Omit<VerbInputs<Words>, 'world'>,
  ) => Promise<unknown>;
  /** The message with which a verb is refused. @throws StoryError when it is not */
  readonly refused: <Words extends VerbWords>(
    words: Words,
    inputs?: Omit<VerbInputs<Words>, 'world'>,
  ) => Promise<string>;
  /** Logs a person in. @param name the part of the e-mail address before the @ */
  readonly person: (name: string) => Promise<Person>;
  /** @throws StoryError when it is not what it should be */
  readonly check: (what: string, is: unknown, shouldBe: unknown) => void;
}

/** A tale of the product: what people and the operator do in a world of its own, and what comes of it. */
export interface Story {
  /** Lower-case words with hyphens between them. */
  readonly name: string;
  /** One line without a full stop. */
  readonly title: string;
  /** What the world's clock shows at first; a Monday at 13:00 in Sydney when left out. It stands still. */
  readonly begins?: string;
  /** Number from which everything random in its world follows. */
  readonly seed?: number;
  /** The brand it is told for when none is named; the main site when left out. */
  readonly brand?: SiteCode;
  readonly tell: (teller: Teller) => Promise<void>;
}

/** A step of a story did not come out as it should have. */
export class StoryError extends Error {
  override readonly name = 'StoryError';
}
