import { expect, it } from 'vitest';
import { max3dWarning } from './warnings';

it.each([
  [1, ['1'], 'straight', 'Bộ số thứ 1 chưa hoàn chỉnh. Vui lòng bổ sung'],
  [1, ['12'], 'straight', 'Bộ số thứ 1 chưa hoàn chỉnh. Vui lòng bổ sung'],
  [2, ['123', '4'], 'straight', 'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng bổ sung'],
  [2, ['1', '4'], 'straight', 'Bộ số thứ 1 chưa hoàn chỉnh. Vui lòng bổ sung'],
  [1, [], 'straight', 'Vui lòng nhập tối thiểu 1 bộ số'],
  [1, [''], 'straight', 'Vui lòng nhập tối thiểu 1 bộ số'],
  [2, [], 'straight', 'Vui lòng nhập tối thiểu 2 bộ số'],
  [2, ['123', ''], 'straight', 'Vui lòng nhập tối thiểu 2 bộ số'],
  [2, ['', '123'], 'straight', 'Vui lòng nhập tối thiểu 2 bộ số'],
  [1, ['777'], 'box', 'Kiểu chơi không hợp lệ'],
  [1, ['777'], 'straightBox', 'Kiểu chơi không hợp lệ'],
  [2, ['123', '456'], 'box', 'Kiểu chơi không hợp lệ'],
  [2, ['123', '456'], 'straightBox', 'Kiểu chơi không hợp lệ'],
  [1, ['123'], 'straight', null],
  [1, ['112'], 'box', null],
  [1, ['123'], 'straightBox', null],
  [1, ['777'], 'straight', null],
  [2, ['123', '456'], 'straight', null],
  [2, ['777', '777'], 'straight', null],
] as const)('a builder of %i groups with %j as %s says %s', (lengthGame, groups, playType, warning) => {
  expect(max3dWarning(lengthGame, groups, playType)).toBe(warning);
});
