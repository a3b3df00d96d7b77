import { describe, expect, it } from 'vitest';
import { isAddressText } from './index.ts';

describe('address text', () => {
  it.each(['14 Banksia Street', '2042', 'Unit 3, 9 High Street', 'Ōtāhuhu', 'Te Aro'])(
    'lets %j through',
    (text) => {
      expect(isAddressText(text)).toBe(true);
    },
  );

  it.each(['', '   ', '14/2 Banksia Street', "O'Connor", 'St. Kilda', '<b>Carlton</b>', 'Newtown\n'])(
    'refuses %j',
    (text) => {
      expect(isAddressText(text)).toBe(false);
    },
  );
});
