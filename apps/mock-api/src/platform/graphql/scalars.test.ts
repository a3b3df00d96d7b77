import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalarResolvers } from './scalars.ts';

const { Date: DateScalar, DateTime, Decimal, File: FileScalar, JSON: JsonScalar } = scalarResolvers;

describe('scalars', () => {
  it('read calendar days that exist', () => {
    expect(DateScalar.parseValue('2024-02-29')).toBe('2024-02-29');
    for (const wrong of ['2026-02-29', '2026-13-01', '01/02/2026', '2026-1-1', 20260101, null]) {
      expect(() => DateScalar.parseValue(wrong)).toThrow('Date must be');
    }
  });

  it('put moments into UTC with milliseconds', () => {
    expect(DateTime.parseValue('2026-03-01T20:30:00+11:00')).toBe('2026-03-01T09:30:00.000Z');
    expect(DateTime.serialize(new Date('2026-03-01T09:30:00Z'))).toBe('2026-03-01T09:30:00.000Z');
    for (const wrong of ['2026-02-30T00:00:00Z', '2026-03-01', 'yesterday', 1]) {
      expect(() => DateTime.parseValue(wrong)).toThrow('DateTime must be');
    }
  });

  it('never take an amount from a number', () => {
    expect(Decimal.parseValue('1234.50')).toBe('1234.50');
    expect(Decimal.parseValue('-0.00000001')).toBe('-0.00000001');
    for (const wrong of [1234.5, '1e3', '1,000.00', '.5', '1.', '0.000000001', 'NaN', '']) {
      expect(() => Decimal.parseValue(wrong)).toThrow('Decimal must be');
    }
    expect(() => Decimal.parseLiteral(parseValue('1.5'))).toThrow('Decimal must be');
    expect(() => Decimal.serialize(1.5)).toThrow('Decimal must be');
  });

  it('take files as variables only', () => {
    const file = new File(['x'], 'x.png');
    expect(FileScalar.parseValue(file)).toBe(file);
    expect(() => FileScalar.parseValue('x.png')).toThrow('multipart');
    expect(() => FileScalar.parseLiteral(parseValue('"x.png"'))).toThrow('variable');
  });

  it('take any JSON', () => {
    expect(JsonScalar.parseLiteral(parseValue('{ a: [1, "b", null] }'))).toEqual({ a: [1, 'b', null] });
  });
});
