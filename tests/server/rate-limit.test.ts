import { expect, test } from 'vitest';
import { clientAddress, rateLimitInMemory } from '../../server/rate-limit';

test('the rate limit holds for each period of 60 seconds', async () => {
  let now = 0;
  const take = rateLimitInMemory(2, 60, () => now);
  const takeAt = async (seconds: number, key = 'a') => {
    now = seconds * 1000;
    return take(key);
  };
  expect([await takeAt(0), await takeAt(20), await takeAt(30)]).toEqual([0, 0, 30]);
  expect(await takeAt(30, 'b')).toBe(0);
  // A refused request does not lengthen the wait.
  expect([await takeAt(60), await takeAt(61), await takeAt(80)]).toEqual([0, 19, 0]);
});

test('the rate limit remembers ten thousand addresses, and then forgets the address with the oldest request', async () => {
  const take = rateLimitInMemory(1, 60, () => 0);
  for (let index = 0; index <= 10_000; index += 1) await take(String(index));
  expect([await take('10000'), await take('0')]).toEqual([60, 0]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['198.51.100.9, 203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8'],
  ['::1', '::'],
  // Some proxies add the port.
  ['198.51.100.8:40001', '198.51.100.8'],
  ['[2001:db8:1:2:3::5]:40001', '2001:db8:1:2'],
  ['[2001:db8:1:2:3::5]', '2001:db8:1:2'],
  ['', ''],
])('the address %j counts as %j', (header, address) => {
  const request = new Request('http://localhost', { headers: { 'x-real-ip': header } });
  expect(clientAddress(request, 'x-real-ip')).toBe(address);
});
