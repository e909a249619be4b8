import { expect, it } from 'vitest';
import { ApiError } from '../../api/errors';
import { failureOf } from './pushing';

it('has words for a refusal that brings none', () => {
  const wordless = new ApiError('http', '', 'CART_BROKEN', 422);
  expect(failureOf(wordless)).toEqual({
    message: 'Đã có lỗi xảy ra với giỏ hàng',
    code: 'CART_BROKEN',
    refused: true,
  });
});
