import { verifyReceipt } from '@veloc/proof';
import { expect, it } from 'vitest';
import {
  changedReceipt,
  lonePolicy,
  otherPolicy,
  sealedReceipt,
  shopPolicy,
  unsealedReceipt,
  unwitnessedReceipt,
} from '../../testing/sealedReceipt';
import { outcomeOf, stepsOf } from './findings';

it.each([
  ['right', sealedReceipt, shopPolicy],
  ['right', unwitnessedReceipt, lonePolicy],
  ['unwitnessed', unwitnessedReceipt, shopPolicy],
  ['unsealed', unsealedReceipt, shopPolicy],
  ['wrong', changedReceipt, shopPolicy],
  ['wrong', { ...sealedReceipt, book: sealedReceipt.book.replace('index 317', 'index 316') }, shopPolicy],
  ['wrong', { ...unsealedReceipt, salt: 'a'.repeat(64) }, shopPolicy],
  ['foreign', sealedReceipt, otherPolicy],
  ['foreign', unsealedReceipt, otherPolicy],
  ['unreadable', '{"version":1}', shopPolicy],
  ['unreadable', 'Vé của tôi', shopPolicy],
] as const)('a receipt is %s', async (outcome, receipt, policy) => {
  expect(outcomeOf(await verifyReceipt(receipt, policy), policy)).toBe(outcome);
});

const told = async (receipt: unknown, policy: string) =>
  stepsOf(await verifyReceipt(receipt, policy)).map(({ state, title, detail }) => `${state} ${title}: ${detail}`);

it('each check is told in words, with what was proved', async () => {
  expect(await told(sealedReceipt, shopPolicy)).toEqual([
    'passed Biên nhận còn nguyên dạng: Vé giá 70.000\u00A0₫',
    'passed Cửa hàng đã ký nhận vé: 09:14:22 ngày 21/08/2026',
    'passed Vé có trong sổ bán: Số 318 trong 1.204 vé',
    'passed Đúng cuốn sổ đã niêm phong: Cả sổ 18.460.000\u00A0₫',
    'passed Niêm phong nằm trong nhật ký chung: undefined',
    'passed Vé vào trước giờ đóng bán: Nhận 09:14:22, đóng bán 17:59:00',
    'passed Nhân chứng độc lập cùng xác nhận: nhan-chung lúc 17:59:10, thu-vien lúc 17:59:12',
  ]);
});

it('a signature of the shop alone is never a tick', async () => {
  const [step] = (await told(unwitnessedReceipt, lonePolicy)).slice(-1);
  expect(step).toMatch(/^pending Chưa có nhân chứng độc lập: Chỉ có chữ ký của cửa hàng/);
});

it('what is wrong has a sentence, and what rests on it accuses nobody', async () => {
  const [, ...steps] = await told(changedReceipt, shopPolicy);
  expect(steps.slice(0, 5)).toEqual([
    'failed Chữ ký nhận vé không khớp: Con số, giá hoặc giờ của vé khác với những gì cửa hàng đã ký.',
    'failed Vé không có trong sổ bán: Chỗ ghi trong biên nhận là của một vé khác, hoặc vé đã bị sửa.',
    'pending Chưa so được với niêm phong: Bước trước không khớp nên bước này chưa nói được gì.',
    'passed Niêm phong nằm trong nhật ký chung: undefined',
    'pending Chưa so được với giờ đóng bán: Bước trước không khớp nên bước này chưa nói được gì.',
  ]);
});

it('what has not come says why once', async () => {
  expect((await told(unsealedReceipt, shopPolicy)).slice(2)).toEqual([
    'pending Chưa có chỗ trong sổ đã khóa: Sổ chưa niêm phong khi biên nhận này được tải về.',
    'pending Sổ chưa niêm phong: null',
    'pending Chưa vào nhật ký chung: null',
    'pending Chưa so được với giờ đóng bán: null',
    'pending Chưa có nhân chứng: null',
  ]);
});
