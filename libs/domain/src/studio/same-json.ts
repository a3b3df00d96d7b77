import type { Json } from './model.ts';

/** Whether two values were sent alike; the order of the members of an object counts. */
export const isSameJson = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);
