import { expect, it } from 'vitest';
import { deadMembers } from './dead-members.ts';
import { treeOf } from './source-tree.ts';

const file = `export class Door {
  #open = false;
  get isOpen() { return this.#open; }
  close() { this.#open = false; }
  #turn() {}
  private bolt() {}
}
`;

const dead = (files: Record<string, string> = {}) =>
  deadMembers(treeOf({ 'apps/mock-api/src/platform/door.ts': file, ...files }));

it('names the methods and getters of the platform that only tests ask for', () => {
  const asks = 'door.close();\nexpect(door.isOpen).toBe(false);\n';
  const tests = { 'apps/mock-api/src/platform/door.test.ts': asks, 'apps/mock-api/test/kit/door.ts': asks };
  expect(dead(tests)).toEqual([
    'dead apps/mock-api/src/platform/door.ts#Door.isOpen',
    'dead apps/mock-api/src/platform/door.ts#Door.close',
  ]);
});

it('names none that the platform asks for, also in parts', () => {
  const asks = 'door.close();\nconst { isOpen } = door;\n';
  expect(dead({ 'apps/mock-api/src/modules/hall.ts': asks })).toEqual([]);
});
