import { expect, it } from 'vitest';
import { max3dProWarning } from './warnings';

function groups(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(100 + index));
}

it.each([
  ['NORMAL', ['123', '45'], 'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung'],
  ['GROUP', ['1', '456'], 'Bộ số thứ 1 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung'],
  ['MULTIGROUP', ['123', '456', '789', '05'], 'Bộ số thứ 4 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung'],
  ['NORMAL', ['123', ''], 'Phương thức Cơ bản yêu cầu chính xác 2 bộ số'],
  ['NORMAL', groups(3), 'Phương thức Cơ bản yêu cầu chính xác 2 bộ số'],
  ['GROUP', ['123'], 'Phương thức Bao bộ số yêu cầu chính xác 2 bộ số'],
  ['GROUP', groups(3), 'Phương thức Bao bộ số yêu cầu chính xác 2 bộ số'],
  ['MULTIGROUP', groups(2), 'Vui lòng nhập tối thiểu 3 bộ số'],
  ['MULTIGROUP', [], 'Vui lòng nhập tối thiểu 3 bộ số'],
  ['MULTIGROUP', groups(21), 'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số'],
  ['MULTIGROUP', ['123', '456', '123'], 'Không được chọn số trùng nhau'],
  ['GROUP', ['777', '777'], 'Không thể có 2 bộ số với 3 chữ số giống nhau'],
  ['GROUP', ['777', '888'], null],
  ['GROUP', ['122', '122'], null],
  ['NORMAL', ['777', '777'], null],
  ['MULTIGROUP', groups(3), null],
  ['MULTIGROUP', groups(20), null],
] as const)('a builder of %s with %j says %s', (methodId, typed, warning) => {
  expect(max3dProWarning(methodId, typed)).toBe(warning);
});
