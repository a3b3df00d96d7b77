import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { seededPassword } from '@magpie/domain/verbs';
import { mainTexts } from '@magpie/gql/main-texts';
import { promoTexts } from '@magpie/gql/promo-texts';
import type { DocumentNode } from 'graphql';
import { Kind, print } from 'graphql';
import { answeredBy, headersOf, logIn, postFromPage, postJson } from './http.ts';
import type { Answered, Place } from './http.ts';
import { openGame, pageOf } from './pages.ts';
import { Pushes } from './socket.ts';
import type { Steps } from './steps.ts';
import { StoryError } from './story.ts';
import type { Person, Seat } from './story.ts';

const nameOf = (document: DocumentNode): string => {
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
};

const main: Readonly<Record<string, string>> = mainTexts;
const promo: Readonly<Record<string, string>> = promoTexts;

type Endpoint = '/graphql' | '/promo/graphql';

export class StoryPerson implements Person {
  readonly #place: Place;
  readonly #token: string;
  readonly #name: string;
  readonly #steps: Steps;
  #pushes: Pushes;

  private constructor(parts: { place: Place; token: string; name: string; steps: Steps; pushes: Pushes }) {
    this.#place = parts.place;
    this.#token = parts.token;
    this.#name = parts.name;
    this.#steps = parts.steps;
    this.#pushes = parts.pushes;
  }

  static async enter(place: Place, name: string, steps: Steps): Promise<StoryPerson> {
    const token = await logIn(place, `${name}@magpie.test`, seededPassword);
    const pushes = await Pushes.open(place, token);
    return new StoryPerson({ place, token, name, steps, pushes });
  }

  close(): void {
    this.#pushes.close();
  }

  call<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return this.#steps.step(`${this.#name} calls ${nameOf(document)}`, () => this.#need(document, variables));
  }

  promo<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return this.#steps.step(`${this.#name} calls ${nameOf(document)}`, () =>
      this.#need(document, variables, '/promo/graphql'),
    );
  }

  async refused<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<string> {
    const step = `${this.#name} is refused ${nameOf(document)}`;
    return this.#steps.step(step, async () => {
      const { refusal } = await this.#send(document, variables, '/graphql');
      if (!refusal) throw new StoryError(`${this.#name} is not refused ${nameOf(document)}.`);
      return refusal.code;
    });
  }

  tries<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<string | null> {
    return this.#steps.step(`${this.#name} tries ${nameOf(document)}`, async () => {
      const { refusal } = await this.#send(document, variables, '/graphql');
      return refusal?.code ?? null;
    });
  }

  sends(operation: string, variables: Readonly<Record<string, unknown>>): Promise<string | null> {
    return this.#steps.step(`${this.#name} sends ${operation}`, async () => {
      const endpoint = main[operation] === undefined ? '/promo/graphql' : '/graphql';
      const query = main[operation] ?? promo[operation];
      if (query === undefined) throw new StoryError(`There is no operation ${operation}.`);
      const headers = headersOf(this.#place, this.#token);
      const body = { operationName: operation, query, variables };
      return (
        answeredBy(await postJson(`${this.#place.platform}${endpoint}`, body, headers)).refusal?.code ?? null
      );
    });
  }

  hears(...[push, fields = {}]: Parameters<Person['hears']>): ReturnType<Person['hears']> {
    return this.#steps.step(`${this.#name} hears ${push}`, () => this.#pushes.next(push, fields));
  }

  losesSocket(): void {
    this.#steps.note(`${this.#name} loses the socket`);
    this.#pushes.close();
  }

  async findsSocket(): Promise<void> {
    await this.#steps.step(`${this.#name} finds the socket again`, async () => {
      this.#pushes = await Pushes.open(this.#place, this.#token);
    });
  }

  opens(game: string): Promise<Seat> {
    return this.#steps.step(
      `${this.#name} opens ${game}`,
      async () => {
        const { base, ticket } = await openGame(
          (document, variables) => this.#need(document, variables),
          game,
        );
        return {
          ask: (call, body = {}) =>
            this.#steps.step(
              `${this.#name} plays: ${call}`,
              () => postFromPage(`${base}/${call}`, { ticket, ...body }),
              () => null,
            ),
        };
      },
      () => null,
    );
  }

  async pays(address: string, choice: string): Promise<void> {
    await this.#steps.step(`${this.#name} presses ${choice} at the cashier`, async () => {
      const { base, ticket } = pageOf(address);
      await postFromPage(`${base}/proceed`, { ticket });
      await postFromPage(`${base}/choose`, { ticket, choice });
    });
  }

  async #need<Result, Variables>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
    endpoint: Endpoint = '/graphql',
  ): Promise<Result> {
    const { data, refusal } = await this.#send(document, variables, endpoint);
    if (refusal) {
      throw new StoryError(`${nameOf(document)} is refused: ${refusal.code}, ${refusal.message}`);
    }
    return data as Result;
  }

  async #send(document: DocumentNode, variables: unknown, endpoint: Endpoint): Promise<Answered> {
    const body = { operationName: nameOf(document), query: print(document), variables };
    const headers = headersOf(this.#place, this.#token);
    return answeredBy(await postJson(`${this.#place.platform}${endpoint}`, body, headers));
  }
}
