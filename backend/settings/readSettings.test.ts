import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './readSettings';

const DATABASE_URL = 'postgres://shop@127.0.0.1:5432/shop';
const real = {
  DATABASE_URL,
  VELOC_OTP_SENDER: 'https://sms.example/send',
  VELOC_SHOP_NAME: 'shop.example.vn',
  VELOC_GATEWAY_SECRET: 's'.repeat(32),
};

test('an empty environment is a sandbox on the embedded database', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 5785,
    databaseUrl: null,
    dataFolder: './data',
    sandbox: true,
    simulatedDraws: true,
    clockStart: null,
    operatorPort: null,
    operatorHost: '127.0.0.1',
    trustProxy: false,
    stepUpFrom: 5_000_000,
    limits: {
      otpTries: 5,
      otpSends: 3,
      otpGap: 60,
      otpFailures: 20,
      pinTries: 5,
      pinFailures: 20,
      addressPins: 30,
      addressSends: 300,
      addressChecks: 600,
      shopSends: 1000,
    },
    otpCountries: 'all',
    databaseLimits: { pool: 20, connectMs: 5_000, lockMs: 2_000, statementMs: 15_000, idleMs: 15_000 },
  });
});

test('a database server turns the sandbox off unless it is asked for', () => {
  expect(readSettings(real)).toMatchObject({ sandbox: false, simulatedDraws: false, databaseUrl: DATABASE_URL });
  expect(readSettings({ DATABASE_URL, VELOC_SANDBOX: '1' })).toMatchObject({ sandbox: true });
  expect(readSettings({ ...real, DATABASE_URL: '', VELOC_SANDBOX: '0' })).toMatchObject({ sandbox: false });
});

test('lines are for people in the sandbox, JSON elsewhere, and what is named', () => {
  expect(readSettings({}).logFormat).toBe('text');
  expect(readSettings(real).logFormat).toBe('json');
  expect(readSettings({ VELOC_LOG_FORMAT: 'json' }).logFormat).toBe('json');
  expect(() => readSettings({ VELOC_LOG_FORMAT: 'xml' })).toThrow(/VELOC_LOG_FORMAT must be text or json/);
});

test('codes are sent to Vietnam alone unless other countries are named; in the sandbox to all', () => {
  expect(readSettings(real)).toMatchObject({ otpCountries: ['84'] });
  expect(readSettings({ ...real, VELOC_OTP_COUNTRIES: '84,1' })).toMatchObject({ otpCountries: ['84', '1'] });
  expect(readSettings({ ...real, VELOC_OTP_COUNTRIES: 'all' })).toMatchObject({ otpCountries: 'all' });
  expect(readSettings({ VELOC_OTP_COUNTRIES: '84' })).toMatchObject({ otpCountries: ['84'] });
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('at %s the sandbox needs no word', (HOST) => {
  expect(readSettings({ HOST })).toMatchObject({ sandbox: true });
});

test.each(['0.0.0.0', '::', '192.0.2.7', 'shop.example'])('at %s the sandbox needs to be told', (HOST) => {
  expect(() => readSettings({ HOST })).toThrow(/is a sandbox, and at HOST .* others could reach it/);
  expect(readSettings({ HOST, VELOC_SANDBOX: '1' })).toMatchObject({ sandbox: true });
  expect(readSettings({ ...real, HOST })).toMatchObject({ sandbox: false });
});

test('values are decoded', () => {
  expect(
    readSettings({
      PORT: '80',
      VELOC_CLOCK: '2026-08-21T17:30:00+07:00',
      VELOC_SIMULATED_DRAWS: '0',
      VELOC_LIMIT_OTP_SENDS: '1000',
      VELOC_TRUST_PROXY: '1',
      VELOC_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    }),
  ).toMatchObject({
    port: 80,
    clockStart: new Date('2026-08-21T10:30:00Z'),
    simulatedDraws: false,
    limits: { otpSends: 1000 },
    trustProxy: true,
    allowedOrigins: ['https://a.example', 'https://b.example'],
  });
});

describe('one clear sentence instead of half a shop', () => {
  test.each([
    [{ VELOC_SANDBOX: '0' }, /VELOC_OTP_SENDER is not set/],
    [{ DATABASE_URL }, /VELOC_OTP_SENDER is not set/],
    [{ ...real, VELOC_GATEWAY_SECRET: '' }, /VELOC_GATEWAY_SECRET is not set/],
    [{ ...real, VELOC_SHOP_NAME: '' }, /VELOC_SHOP_NAME is not set/],
    [{ ...real, VELOC_OTP_SENDER: 'http://sms.example/send' }, /VELOC_OTP_SENDER begins with http:/],
    [{ VELOC_OTP_COUNTRIES: '+84' }, /VELOC_OTP_COUNTRIES is neither all nor country codes/],
    [{ ...real, VELOC_CLOCK: '2026-08-21T17:30:00+07:00' }, /VELOC_CLOCK belongs to the sandbox/],
    [{ ...real, VELOC_SIMULATED_DRAWS: '1' }, /VELOC_SIMULATED_DRAWS belongs to the sandbox/],
    [{ PORT: 'eighty' }, /PORT is not a whole number/],
    [{ PORT: '70000' }, /PORT is too large/],
    [{ VELOC_OPERATOR_HOST: '10.0.0.1' }, /has no effect without VELOC_OPERATOR_PORT/],
    [{ VELOC_OPERATOR_PORT: '5785' }, /VELOC_OPERATOR_PORT is PORT/],
    [{ VELOC_METRICS_HOST: '10.0.0.1' }, /has no effect without VELOC_METRICS_PORT/],
    [{ VELOC_METRICS_PORT: '5785' }, /VELOC_METRICS_PORT is PORT/],
    [{ VELOC_METRICS_PORT: '5786', VELOC_OPERATOR_PORT: '5786' }, /VELOC_METRICS_PORT is PORT or VELOC_OPERATOR_PORT/],
    [{ VELOC_SANDBOX: 'yes' }, /VELOC_SANDBOX must be 0 or 1/],
    [{ VELOC_CLOCK: 'tomorrow' }, /VELOC_CLOCK is not an ISO 8601 instant/],
    [{ VELOC_LIMIT_PIN_TRIES: '0' }, /VELOC_LIMIT_PIN_TRIES must be at least 1/],
    [{ VELOC_PAYMENT_PROVIDER: 'cash' }, /VELOC_PAYMENT_PROVIDER must be one of: vietQr/],
    [{ VELOC_DATABASE_POOL: '0' }, /VELOC_DATABASE_POOL must be at least 1/],
    [{ VELOC_SECRET: 'short' }, /VELOC_SECRET must have at least 32 characters/],
    [{ VELOC_BOOK_SECRET: 'short' }, /VELOC_BOOK_SECRET must have at least 32 characters/],
    [{ VELOC_BOOK_SECRET_OLD: 'short' }, /VELOC_BOOK_SECRET_OLD must have at least 32 characters/],
    [{ DATABASE_URL: 'my database' }, /DATABASE_URL is not a URL/],
  ])('%j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(sentence);
  });
});
