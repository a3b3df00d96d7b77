import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../format/index.ts';
import { transactionsCsv } from './index.ts';
import { csvRow as row } from './testing/csv-row.ts';

/** Reads a file as a spreadsheet does, written apart from what writes it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let field = '';
  let quoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === ',' || sign === '\r')) {
      rows.at(-1)?.push(field);
      field = '';
      if (sign === '\r') {
        at += 1;
        rows.push([]);
      }
    } else field += sign;
  }
  rows.pop();
  return rows;
}

describe('the exported history', () => {
  it('has a byte order mark, a header, the columns of the screen and CRLF', () => {
    expect(transactionsCsv([row], 'Australia/Sydney')).toBe(
      '\uFEFFDate (Australia/Sydney),Type,Details,Wallet,Currency,Amount\r\n' +
        '11/21/2026 - 06:05PM,Bet,Opal Fever,Casino,AUD,-2.50\r\n',
    );
  });

  it('writes amounts as plain numbers with all their decimals', () => {
    const big = { ...row, amount: '1234567.8' };
    const crypto = { ...row, amount: '-0.1', currency: { code: 'BTC', type: 'CRYPTO' } } as const;
    const [, first, second] = readCsv(transactionsCsv([big, crypto], 'UTC'));
    expect([first?.at(-1), second?.at(-1)]).toEqual(['1234567.80', '-0.10000000']);
  });

  it('quotes what would break the row', () => {
    expect(csvOf(['a'], [['Dingo, "Moonlit"'], ['two\nlines'], ['semi;colon'], [' edge ']])).toBe(
      '\uFEFFa\r\n"Dingo, ""Moonlit"""\r\n"two\nlines"\r\n"semi;colon"\r\n" edge "\r\n',
    );
  });

  it.each([
    '=1+1',
    '+61412345678',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '=HYPERLINK("http://x","y")',
  ])('defuses %j, which a spreadsheet would run', (text) => {
    const [, [read] = []] = readCsv(csvOf(['a'], [[text]]));
    expect(read).toBe(`'${text}`);
  });

  it('leaves numbers alone, negative ones too', () => {
    expect(csvOf(['a', 'b'], [['-20.50', '0.1']])).toBe('\uFEFFa,b\r\n-20.50,0.1\r\n');
  });

  it('is read back as it was written, and no cell of it begins as a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary', maxLength: 9 }), { minLength: 2, maxLength: 2 }), {
          maxLength: 8,
        }),
        (rows) => {
          const read = readCsv(csvOf(['a', 'b'], rows)).slice(1);
          expect(read.map((cells) => cells.length)).toEqual(rows.map(() => 2));
          for (const [at, cells] of read.entries())
            for (const [column, text] of cells.entries()) {
              const original = rows[at]?.[column];
              expect([original, `'${original ?? ''}`]).toContain(text);
              if (!/^-?\d/.test(text)) expect(text).not.toMatch(/^[=+\-@\t\r]/);
            }
        },
      ),
    );
  });
});
