import { describe, expect, it } from 'vitest';
import { checkTicket, gameConfig, gameIds, gameName, ticketMessage } from './index';
import { messages } from './messages';

const catalogue = {
  INVALID_GAME: 'Game không tồn tại',
  MISSING_TICKET: 'Dữ liệu vé không hợp lệ',
  INVALID_NUMBERS: 'Số đã chọn không hợp lệ',
  INVALID_NUMBER_COUNT: 'Số lượng số đã chọn không đúng',
  INVALID_NUMBER_RANGE: 'Có số nằm ngoài phạm vi cho phép',
  DUPLICATE_NUMBERS: 'Không được chọn số trùng nhau',
  INVALID_PRICE: 'Giá vé phải là 10.000 VNĐ',
  INVALID_PERIOD: 'Kỳ quay không hợp lệ',
  INVALID_PLAY_TYPE: 'Kiểu chơi không hợp lệ',
  INVALID_PLAY_METHOD: 'Cách chơi không hợp lệ',
  MISSING_POWER_NUMBER: 'Vui lòng chọn số Power',
  INVALID_POWER_NUMBER: 'Số Power phải từ 1 đến 16',
  VALIDATION_ERROR: 'Không thể kiểm tra vé',
};

describe('messages', () => {
  it('has a sentence for every code and no other', () => {
    expect(messages).toEqual(catalogue);
  });

  it.each([
    ['INVALID_GAME', 'Game không tồn tại'],
    ['MISSING_TICKET', 'Dữ liệu vé không hợp lệ'],
    ['INVALID_NUMBERS', 'Vé không hợp lệ: Số đã chọn không hợp lệ'],
    ['DUPLICATE_NUMBERS', 'Vé không hợp lệ: Không được chọn số trùng nhau'],
  ] as const)('a refused ticket reads, for %s, %s', (code, sentence) => {
    expect(ticketMessage(code)).toBe(sentence);
  });

  it.each(['bingo', '', 'toString', null, undefined, 5, {}])('no game: %s', (gameId) => {
    expect(checkTicket(gameId, { listNumber: [1] })).toEqual({
      ok: false,
      code: 'INVALID_GAME',
      message: 'Game không tồn tại',
    });
  });
});

describe('names and routes of the games', () => {
  it.each([
    ['keno', 'KENO', '/keno'],
    ['kenoeo', 'KENO CHẴN LẺ', '/keno-eo'],
    ['kenoud', 'KENO LỚN NHỎ', '/keno-ud'],
    ['mega', 'MEGA 6/45', '/mega'],
    ['power', 'POWER 6/55', '/power'],
    ['max3d', 'MAX 3D', '/max3d'],
    ['max3dpro', 'MAX 3D PRO', '/max3dpro'],
    ['loto', 'LOTO', '/loto'],
    ['classic', 'SỐ ĐỀ', '/classic'],
    ['lotto535', 'LOTTO 5/35', '/lotto535'],
  ] as const)('%s is %s at %s', (gameId, title, href) => {
    expect(gameName(gameId)).toBe(title);
    expect(gameConfig[gameId]).toMatchObject({ title, href, nameStore: gameId, color: `games.${gameId}` });
    expect(gameConfig[gameId].heading).not.toBe('');
  });

  it('names ten games', () => {
    expect(Object.keys(gameConfig).toSorted()).toEqual([...gameIds].toSorted());
  });
});
