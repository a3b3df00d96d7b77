import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { seededPassword } from '@magpie/domain/verbs';
import {
  InitializeVendorAccountDocument,
  LaunchableGameDocument,
  LaunchURLDocument,
  StartGameSessionDocument,
} from '@magpie/gql/documents/play';
import type { DocumentNode } from 'graphql';
import { Kind, print } from 'graphql';
import { answeredBy, headersOf, logIn, postFromPage, postJson } from './http.ts';
import type { Answered, Place } from './http.ts';
import { Pushes } from './socket.ts';
import type { Steps } from './steps.ts';
import { StoryError } from './story.ts';
import type { Person, Seat } from './story.ts';

const nameOf = (document: DocumentNode): string => {
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.name?.value ?? '';
};

type Endpoint = '/graphql' | '/promo/graphql';

/** Where a payment's or a game's page calls its server, with the ticket that lets it. */
function pageOf(address: string): { readonly base: string; readonly ticket: string | null } {
  const { origin, pathname, searchParams } = new URL(address);
  return { base: `${origin}${pathname.replace(/\/play$/, '')}`, ticket: searchParams.get('ticket') };
}

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
      async () => this.#seat(game),
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

  async #seat(id: string): Promise<Seat> {
    const { game } = await this.#need(LaunchableGameDocument, { id });
    if (!game) throw new StoryError(`There is no game ${id}.`);
    const [category] = game.gameCategories;
    const vendor = game.vendor.id;
    await this.#need(InitializeVendorAccountDocument, { vendor, gameCategory: category?.id ?? '' });
    const options = { channel: 'MobileWeb', siteLobbyUrl: 'http://localhost:4200/casino' } as const;
    const { launchURL } = await this.#need(LaunchURLDocument, { game: id, vendor, options });
    await this.#need(StartGameSessionDocument, { input: { game: id } });
    const { base, ticket } = pageOf(launchURL);
    return {
      ask: (call, body = {}) =>
        this.#steps.step(
          `${this.#name} plays: ${call}`,
          () => postFromPage(`${base}/${call}`, { ticket, ...body }),
          () => null,
        ),
    };
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
