import type { z } from 'zod';
import { ZodDefault, ZodOptional } from 'zod';

/** One input of a verb, or of a part of one that is an object. */
export interface VerbInput {
  readonly name: string;
  readonly schema: z.ZodType;
  /** Without what makes it optional. */
  readonly core: z.ZodType;
  readonly description: string;
  /** Whether the command line takes it by its place. */
  readonly positional: boolean;
  readonly optional: boolean;
  /** What is taken when it is left out; undefined for nothing. */
  readonly standing: unknown;
}

export function coreOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof ZodOptional || schema instanceof ZodDefault)
    return coreOf(schema.unwrap() as z.ZodType);
  return schema;
}

/** The inputs in the order of their table. */
export function inputsOf(inputs: z.ZodObject): VerbInput[] {
  return Object.entries(inputs.shape).map(([name, field]) => {
    const schema = field as z.ZodType;
    const { description = '', positional } = schema.meta() ?? {};
    const { success: optional, data: standing } = schema.safeParse(undefined);
    return {
      ...{ name, schema, core: coreOf(schema), description },
      ...{ positional: positional === true, optional, standing },
    };
  });
}
