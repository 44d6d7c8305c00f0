import { describe, expect, test } from 'vitest';
import { formatRupees, parseRupees } from '@/lib/money';

describe('parseRupees', () => {
  test.each([
    ['500', 50_000],
    ['1', 100],
    ['0.01', 1],
    ['0.5', 50],
    ['007', 700],
    // Each of these times 100 falls just beside the integer in floating point.
    ['1.15', 115],
    ['19.99', 1999],
    ['8.2', 820],
    ['64.1', 6410],
    ['1135.35', 113_535],
    ['4.35', 435],
    ['  500 ', 50_000],
    ['₹500', 50_000],
    ['₹ 1,00,000.50', 10_000_050],
    ['1,000', 100_000],
    ['1,00,000', 10_000_000],
    ['12,34,56,789', 12_345_678_900],
    ['100,000', 10_000_000],
    ['12,345,678', 1_234_567_800],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %d paise', (text, paise) => {
    expect(parseRupees(text)).toBe(paise);
  });

  test.each([
    [''],
    ['   '],
    ['0'],
    ['0.00'],
    ['-5'],
    ['-0.01'],
    ['+5'],
    ['1.155'],
    ['500.'],
    ['.5'],
    ['5e3'],
    ['1e400'],
    ['0x10'],
    ['Infinity'],
    ['NaN'],
    ['abc'],
    ['500 rupees'],
    ['Rs 500'],
    ['5 00'],
    ['5,00'],
    ['1,0000'],
    ['1,00,00'],
    ['1,000,00'],
    ['1,00,000,000'],
    ['10,000,00,000'],
    ['0,500'],
    [',500'],
    ['500,'],
    ['1.000,50'],
    ['1,000.5,0'],
    ['₹₹500'],
    ['500₹'],
    ['५००'],
    ['５００'],
    ['٥٠٠'],
    ['90071992547409.92'],
    ['90071992547410'],
    ['9'.repeat(400)],
    ['500\n500'],
  ])('refuses %j', (text) => {
    expect(parseRupees(text)).toBeNull();
  });
});

describe('formatRupees', () => {
  test.each([
    [1, '₹0.01'],
    [50, '₹0.50'],
    [100, '₹1'],
    [115, '₹1.15'],
    [1999, '₹19.99'],
    [50_000, '₹500'],
    [100_000, '₹1,000'],
    [10_000_000, '₹1,00,000'],
    [12_345_678_905, '₹12,34,56,789.05'],
    [Number.MAX_SAFE_INTEGER, '₹9,00,71,99,25,47,409.91'],
  ])('writes %d paise as %s', (paise, text) => {
    expect(formatRupees(paise)).toBe(text);
  });

  test('writes what parseRupees reads back', () => {
    for (const paise of [1, 99, 101, 113_535, 4_999_999, 10_000_050, 987_654_321_012]) {
      expect(parseRupees(formatRupees(paise))).toBe(paise);
    }
  });
});
