import { ApolloLink } from '@apollo/client';
import { OperatorTextsDocument } from '@magpie/gql/operator-texts';
import { Kind } from 'graphql';
import { tap } from 'rxjs';
import type { RuntimeConfig } from '#shared/config/index.ts';
import { createBackend, type Backend } from '../backend.ts';

/** A backend without a platform: texts need none, and those of the operator are left to the app. */
export function silentBackend(config: RuntimeConfig): Backend {
  const backend = createBackend(config);
  backend.client.writeQuery({ query: OperatorTextsDocument, data: { config: { contents: [] } } });
  return backend;
}

export interface AskingBackend extends Backend {
  readonly failures: readonly unknown[];
  /** The fields of queries whose answers the app never takes from anywhere but the platform. */
  readonly unkept: ReadonlySet<string>;
}

const fieldsOf = (operation: ApolloLink.Operation): string[] =>
  operation.query.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((each) =>
          each.kind === Kind.FIELD ? each.name.value : [],
        )
      : [],
  );

function watched(failures: unknown[], unkept: Set<string>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.getContext()['endpoint'] === 'promo')
      for (const field of fieldsOf(operation)) unkept.add(field);
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => failures.push(...(errors ?? [])),
        error: (error: unknown) => failures.push(error),
      }),
    );
  });
}

/** @param platform the address behind which the site's own addresses of it are, for example `http://127.0.0.1:4000` */
export function askingBackend(config: RuntimeConfig, platform: string): AskingBackend {
  const { main, promo } = config.endpoints;
  const reached = (address: string) =>
    URL.canParse(address) ? address : platform.replace(/\/+$/, '') + address;
  const endpoints = { ...config.endpoints, main: reached(main), promo: reached(promo) };
  const backend = createBackend({ ...config, endpoints });
  const failures: unknown[] = [];
  const unkept = new Set<string>();
  backend.client.setLink(ApolloLink.from([watched(failures, unkept), backend.client.link]));
  return { ...backend, failures, unkept };
}
