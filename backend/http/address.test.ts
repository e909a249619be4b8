import { expect, test } from 'vitest';
import { testShop } from '../testing/testShop';
import { originOf, siteOf } from './address';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', async (address, origin) => {
  expect(originOf(address)).toBe(origin);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['[2001:DB8:1:ffff::9]:443', '2001:db8:1::/48'],
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['unknown', undefined],
])('%s belongs to the site %s', async (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test('what a proxy writes in place of an address is not believed, however long it is', async () => {
  const { call, close } = await testShop({ environment: { VELOC_TRUST_PROXY: '1' } });
  for (const written of ['unknown', 'x'.repeat(5_000), '198.51.100.9, _hidden']) {
    const headers = { 'X-Forwarded-For': written };
    expect((await call('GET', '/public/ip', { headers })).body.data, written).toEqual({ ip: 'unknown' });
    const body = { phone: '+84912345678' };
    expect((await call('POST', '/otp-verify/check-user', { headers, body })).status).toBe(200);
    expect((await call('GET', '/operator/ledger-check', { headers, token: 'a wrong key' })).status).toBe(401);
  }
  const headers = { 'X-Forwarded-For': '198.51.100.9, 192.0.2.7' };
  expect((await call('GET', '/public/ip', { headers })).body.data).toEqual({ ip: '192.0.2.7' });
  await close();
});
