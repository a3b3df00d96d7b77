import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { schemaOf, type Endpoint } from './endpoints.ts';

export interface KnownSchema {
  readonly schema?: GraphQLSchema;
  readonly problem?: string;
}

/** The schema of an endpoint, asked for once. */
export function useSchema(endpoint: Endpoint, world: string): KnownSchema {
  const [known, setKnown] = useState<Partial<Record<Endpoint, KnownSchema>>>({});
  const isAsked = endpoint in known;
  useEffect(() => {
    if (isAsked) return;
    const keep = (answer: KnownSchema) => {
      setKnown((before) => ({ ...before, [endpoint]: answer }));
    };
    schemaOf(endpoint, { world, token: null }).then(
      (schema) => {
        keep({ schema });
      },
      (error: unknown) => {
        keep({ problem: error instanceof Error ? error.message : String(error) });
      },
    );
  }, [endpoint, isAsked, world]);
  return known[endpoint] ?? {};
}
