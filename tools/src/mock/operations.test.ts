import { getOperationAST, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf, sdlFiles } from '../contract/sdl.ts';
import { operations } from './operations.ts';

const schema = schemaOf(sdlFiles('control'));

it.each(Object.entries(operations))(
  '%s is valid on the control contract and named like its key',
  (name, text) => {
    const document = parse(text);
    expect(validate(schema, document).map((error) => error.message)).toEqual([]);
    expect(getOperationAST(document, name)?.name?.value).toBe(name);
  },
);
