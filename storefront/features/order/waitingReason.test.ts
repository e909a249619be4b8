import { cartReducer, emptyCart, readiness } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { waitingReason } from './waitingReason';

const now = Date.parse('2026-08-21T10:30:00.000Z');
const ticket = { code: 'A', listNumber: [1, 12, 23, 31, 40, 45], price: '10000', isDone: true };
const held = {
  id: 's1',
  gameId: 'mega' as const,
  gameName: 'MEGA 6/45',
  ticket,
  unitPrice: 10_000,
  quantity: 1,
  periodId: 'mega:01552',
  numberPeriod: 1,
  addedAt: '2026-08-21T10:00:00.000Z',
  validationStatus: 'valid' as const,
  validationError: null,
  validationErrorCode: null,
};
const synced = cartReducer(emptyCart(), { type: 'synced', items: [held], startedAt: now, now });
const counted = cartReducer(synced, { type: 'setQuantity', id: 's1', quantity: 7, now });

const reasonOf = ({ items }: typeof synced, networkStatus: 'online' | 'offline', closed: string[] = []) =>
  waitingReason({ readiness: readiness(items), chosen: items, closed: new Set(closed), networkStatus });

describe('why the cart cannot be paid yet', () => {
  it('is nothing once the server holds every line as it stands', () => {
    expect(reasonOf(synced, 'online')).toBeNull();
  });

  it('is a draw that has closed, before the server says so', () => {
    expect(reasonOf(synced, 'online', ['s1'])).toBe('Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại');
    expect(reasonOf(synced, 'online', ['another'])).toBeNull();
  });

  it.each([
    ['online' as const, 'Đang đồng bộ MEGA 6/45 trước khi thanh toán…'],
    ['offline' as const, 'Cần có mạng để đồng bộ MEGA 6/45 trước khi thanh toán'],
  ])('is a quantity the server has not heard of, %s', (networkStatus, expected) => {
    expect(reasonOf(counted, networkStatus)).toBe(expected);
  });

  it('is the ticket that has failed, before those that are on their way', () => {
    const [line] = counted.items;
    if (!line) throw new Error('There is a line.');
    const failed = { ...line, id: 's2', gameName: 'MAX 3D', syncError: 'Không kết nối được máy chủ' };
    expect(reasonOf({ ...counted, items: [line, failed] }, 'online')).toBe(
      'Chưa lưu được MAX 3D: bấm Thử lại hoặc bỏ chọn vé này',
    );
  });
});
