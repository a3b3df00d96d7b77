import { expect, it } from 'vitest';
import { clientOperations, operationsOf } from './client-operations.ts';
import { contractSchemas, wrongOperations } from './stands.ts';

const schemas = contractSchemas();

it('SIM-17 every operation of the web app fits the contract', () => {
  const operations = clientOperations();
  expect(operations.length).toBeGreaterThan(100);
  expect(wrongOperations(operations, schemas)).toEqual([]);
});

it('SIM-17 an operation that does not fit is named with what is wrong', () => {
  const texts = ['query Shoes { me { shoeSize } }', 'query Vendors($code: Int!) { game(id: $code) { id } }'];
  expect(wrongOperations(operationsOf('main', texts), schemas)).toEqual([
    'main Shoes: Cannot query field "shoeSize" on type "Member".',
    'main Vendors: Variable "$code" of type "Int!" used in position expecting type "ID!".',
  ]);
});
