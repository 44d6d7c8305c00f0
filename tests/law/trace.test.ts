import { expect, test } from 'vitest';
import { dateIn, taxYear } from '@/law/due';
import { fact } from '@/law/fact';
import { companyFeesRules } from '@/law/companies/texts';
import * as incomeTax from '@/law/income-tax/facts';
import { traceFacts } from '@/law/trace';
import { rupees } from '@/law/units';

const one = fact('A fee', { is: rupees(5000), at: [companyFeesRules, 'table of fees'] });
const other = fact('A fee', { is: rupees(5000), at: [companyFeesRules, 'table of fees'] });

test.each([
  ['with its citation', () => `${one}`, one],
  ['without', () => one.words, one],
  ['for a period', () => one.textFor('2026-03-31'), one],
  [
    'as the date of a period',
    () => dateIn(incomeTax.returnDue, taxYear(2025)),
    incomeTax.returnDue,
  ],
])('a fact that a text prints %s is noted, and no other that prints alike', (_, print, printed) => {
  const asked = traceFacts();
  print();
  const [noted, ...others] = asked().facts;
  expect(noted).toBe(printed);
  expect(others).toEqual([]);
  expect(`${one}`).toBe(`${other}`);
});

test('a trace notes what is printed until it ends, apart from a trace around it', () => {
  void `${other}`;
  const outer = traceFacts();
  const inner = traceFacts();
  void `${one}`;
  expect([...inner().facts][0]).toBe(one);
  void `${other} ${other}`;
  const [noted, ...others] = outer().facts;
  expect(noted).toBe(other);
  expect(others).toEqual([]);
  void `${one}`;
});

test('a trace notes an order where the text prints the period that it moved', () => {
  const ordersIn = (print: () => unknown) => {
    const asked = traceFacts();
    print();
    return [...asked().orders].map(({ change }) => change);
  };
  expect(ordersIn(() => `${incomeTax.auditedReturnDue}`)).toEqual([]);
  expect(ordersIn(() => dateIn(incomeTax.auditedReturnDue, taxYear(2024)))).not.toContain(MOVED);
  expect(ordersIn(() => dateIn(incomeTax.auditedReturnDue, taxYear(2025)))).toEqual([MOVED]);
});

const MOVED = incomeTax.auditedReturnDue.moved.find(
  ({ period }) => period === taxYear(2025),
)?.change;
