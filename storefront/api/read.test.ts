import { balanceSchema, currentPeriodsSchema, phoneCheckSchema } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contentCalls } from './calls/content';
import { ApiError } from './errors';
import { read, readPage, readRefreshedTokens, readStartedSession, readUser } from './read';

const user = { id: 'u1', name: 'An', phone: '+84912345678', endPointId: 'WEB' };

describe('a user', () => {
  it.each([
    ['in data', { status: 200, data: user }],
    ['in result', { result: user }],
    ['as the body', user],
    ['one level deeper', { data: { data: user } }],
    ['with its name written Name', { data: { ...user, name: undefined, Name: 'An' } }],
  ])('is read %s', (_place, body) => {
    expect(readUser(body)).toMatchObject({ id: 'u1', phone: '+84912345678' });
  });

  it('gets its name from Name', () => {
    expect(readUser({ data: { id: 'u1', phone: '1', Name: 'Bình' } }).name).toBe('Bình');
  });
});

describe('a begun session', () => {
  it.each([
    ['token in data', { data: { token: 't', refreshToken: 'r', user } }],
    ['token at the top, user in data', { token: 't', data: { refreshToken: 'r', user } }],
    ['all at the top', { token: 't', refreshToken: 'r', user }],
    ['both places', { token: 't', data: { token: 't', refreshToken: 'r', user } }],
  ])('is read with %s', (_place, body) => {
    expect(readStartedSession(body)).toMatchObject({ token: 't', refreshToken: 'r', user: { id: 'u1' } });
  });

  it('may come without a user', () => {
    expect(readStartedSession({ token: 't' })).toMatchObject({ token: 't', user: null });
  });
});

describe('refreshed tokens', () => {
  it.each([
    [{ token: 't' }, 't'],
    [{ data: { token: 't' } }, 't'],
    [{ result: { token: 't' } }, 't'],
    [{ token: 't', data: { refreshToken: 'r' } }, 't'],
    [{ data: {} }, undefined],
    [{ token: null }, undefined],
    ['nonsense', undefined],
    [null, undefined],
  ])('%j', (body, token) => {
    expect(readRefreshedTokens(body).token).toBe(token);
  });
});

describe('listPeriod', () => {
  it.each([
    ['in data', { data: { listPeriod: [], serverTime: '2026-08-21T10:30:00.000Z' } }],
    ['at the top', { listPeriod: [], serverTime: '2026-08-21T10:30:00.000Z' }],
    ['in both', { listPeriod: [], data: { listPeriod: [] }, serverTime: '2026-08-21T10:30:00.000Z' }],
  ])('is read %s', (_place, body) => {
    expect(read(currentPeriodsSchema, body).listPeriod).toEqual([]);
  });
});

it('reads data.exists, balances and data.data.content', async () => {
  expect(read(phoneCheckSchema, { data: { exists: false } })).toEqual({ exists: false });
  expect(read(balanceSchema, { result: { amount: 5, rewardAmount: 0 } })).toEqual({ amount: 5, rewardAmount: 0 });
  const api = contentCalls(async () => ({ data: { data: { content: 'Điều khoản' } } }));
  expect(await api.privacy()).toEqual({ content: 'Điều khoản', version: 1 });
});

describe('a page', () => {
  it.each([
    ['data and cursor', { data: [1, 2], cursor: 'c' }, { items: [1, 2], nextCursor: 'c' }],
    ['one level deeper', { data: { data: [1], cursor: 'c' } }, { items: [1], nextCursor: 'c' }],
    ['a bare list', [1], { items: [1], nextCursor: null }],
    ['a list in result', { result: [1] }, { items: [1], nextCursor: null }],
    ['an empty one', { data: [], cursor: null }, { items: [], nextCursor: null }],
  ])('is read from %s', (_form, body, page) => {
    expect(readPage(v.number(), body)).toEqual(page);
  });
});

it.each([
  [undefined],
  [null],
  ['<html>'],
  [{ data: { amount: 'a lot' } }],
  [{ data: { amount: 1.5, rewardAmount: 0 } }],
])('refuses %j as a balance', (body) => {
  expect(() => read(balanceSchema, body)).toThrow(ApiError);
  expect(() => read(balanceSchema, body)).toThrow(expect.objectContaining({ kind: 'answer', code: 'INVALID_ANSWER' }));
});
