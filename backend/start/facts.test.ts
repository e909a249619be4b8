import { expect, test } from 'vitest';
import { readSettings } from '../settings/readSettings';
import { startUpWarnings } from './facts';

const real = {
  DATABASE_URL: 'postgres://user:secret@db.example:5432/veloc',
  VELOC_OTP_SENDER: 'https://sms.example/send',
  VELOC_SHOP_NAME: 'shop.example.vn',
  VELOC_GATEWAY_SECRET: 'g'.repeat(32),
};

test.each([
  [{}, []],
  [real, []],
  [{ DATABASE_URL: real.DATABASE_URL, VELOC_SANDBOX: '1' }, [/sandbox is on with DATABASE_URL.*set VELOC_SANDBOX=0/]],
  [
    { HOST: '0.0.0.0', VELOC_SANDBOX: '1' },
    [/sandbox is on and others reach HOST 0\.0\.0\.0/, /set VELOC_OPERATOR_PORT/],
  ],
  [{ ...real, HOST: '::' }, [/calls under \/operator\/ can be tried/]],
  [{ ...real, HOST: '::', VELOC_OPERATOR_PORT: '5786' }, []],
  [{ ...real, VELOC_OPERATOR_PORT: '5786', VELOC_OPERATOR_HOST: '10.0.0.1' }, [/keep that network private/]],
  [{ ...real, VELOC_METRICS_PORT: '9464' }, []],
  [{ ...real, VELOC_METRICS_PORT: '9464', VELOC_METRICS_HOST: '10.0.0.1' }, [/reads what the shop sells and owes/]],
  [{ VELOC_SECRET_ROTATE: '1' }, [/take it out before the next start/]],
])('warns of what may not be meant: %j', (environment, expected) => {
  const warnings = startUpWarnings(readSettings(environment), []);
  expect(warnings).toHaveLength(expected.length);
  expected.forEach((sentence, index) => expect(warnings[index]).toMatch(sentence));
});

test('warns of texts that are still examples, and what replaces them', () => {
  expect(startUpWarnings(readSettings(real), ['contact', 'terms'])).toEqual([
    'customers read example texts (contact, terms): replace each by npm run operator -- content set',
  ]);
});
