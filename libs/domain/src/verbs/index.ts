export { describeVerbs } from './describe-verbs.ts';
export type { DescribedVerb } from './describe-verbs.ts';
export { pushEvents } from './pushes.ts';
export { seededPassword, seededPeople } from './seeded-people.ts';
export type { SeededPerson } from './seeded-people.ts';
export { verbAreas } from './verb.ts';
export type { Verb, VerbArea, VerbCall } from './verb.ts';
export { verbNamed, verbs } from './verbs.ts';
export type { VerbInputs, VerbWords } from './verbs.ts';
