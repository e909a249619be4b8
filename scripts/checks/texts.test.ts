import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as texts from '../../rules/texts';
import { english } from '../../ui/messages/english';
import { buttons } from '../../ui/messages/shell';
import { sourceFiles } from './sourceFiles';
import { writtenTexts } from './writtenTexts';

const root = join(import.meta.dirname, '../..');

/** Shorter texts are words of the language, which may also be part of another sentence. */
const SENTENCE = 12;
const NUMBER = 918;

/** What the catalogue writes out, and the fixed pieces of what it makes from a name or a number. */
const catalogue = Object.values(texts).flatMap((entry): string[] => {
  if (typeof entry === 'string') return [entry];
  // The phrases that warnings are searched for are no texts of their own.
  if (Array.isArray(entry)) return [];
  return typeof entry === 'function' ? piecesOf(entry) : Object.values(entry);
});

function piecesOf(make: (...parts: never[]) => string): string[] {
  const parts: unknown[] = make.length === 2 ? ['◆', [NUMBER, NUMBER]] : [NUMBER];
  const made: string = Reflect.apply(make, undefined, parts);
  return made
    .split(/◆|918(?:,918)?/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= SENTENCE - 2);
}

/** Places of a file that write a text of the catalogue anew, as `file:line text`. */
function copies(file: string, source: string): string[] {
  return writtenTexts(file, source)
    .filter(({ text }) =>
      catalogue.some((known) => text === known || (known.length >= SENTENCE && text.includes(known))),
    )
    .map(({ text, line }) => `${file}:${line} ${text}`);
}

describe('texts of the catalogue', () => {
  it('are written nowhere else: import them from rules', () => {
    const files = sourceFiles(['rules', 'storefront', 'backend', 'ui']).filter(
      (file) => !/\.test\.|\/testing\/|\/bench\/|^rules\/texts\/|^rules\/[^/]+\/about\.ts$|^ui\/messages\//.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => copies(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ["export const close = 'Đóng';"],
    ['export const page = <p>\n  This page could not be found\n</p>;'],
    ['export const warn = (n: number) => `Vui lòng nhập tối thiểu ${n} bộ số`;'],
    ["export const long = 'Không được: Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại';"],
    [`export const close = '${'Đóng'.normalize('NFD')}';`],
  ])('would be caught in %s', (source) => {
    expect(copies('a.tsx', source)).toHaveLength(1);
  });

  it.each([["// 'Đóng'"], ["export const open = 'Đóng bán vé sau';"]])('are not seen in %s', (source) => {
    expect(copies('a.tsx', source)).toEqual([]);
  });

  it('are the same in ui, which stands alone and has words of its own', () => {
    expect(buttons).toMatchObject({ close: texts.close, rechargeNow: texts.rechargeNow });
  });
});

/** Marks of letters taken apart, đ, and the currency's sign. */
const VIETNAMESE = /\p{M}|[đ₫]/iu;

describe('what ui says', () => {
  const saysOutside = (file: string, source: string) =>
    writtenTexts(file, source).filter(
      ({ text, isShown }) => VIETNAMESE.test(text.normalize('NFD')) || (isShown && /\p{L}{2}/u.test(text)),
    );

  it('stands in its catalogue (ui/messages), so that another language can take its place', () => {
    const files = sourceFiles(['ui']).filter(
      (file) => !/\.test\.|\/bench\/|\.css\.ts$|^ui\/messages\//.test(file) && !/vite\.config/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(
      files.flatMap((file) =>
        saysOutside(file, readFileSync(join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
      ),
    ).toEqual([]);
  });

  it.each(["const a = 'Đóng';", 'const a = <p>Close</p>;', 'const a = `${n} vé`;', '<i aria-label="Back" />;'])(
    'would be caught in %s',
    (source) => expect(saysOutside('a.tsx', source)).toHaveLength(1),
  );

  it('is said in English without a word of Vietnamese', () => {
    const said = Object.entries(english).flatMap(([component, sentences]) =>
      Object.values(sentences).map((sentence: unknown) =>
        typeof sentence === 'function'
          ? `${component}: ${Reflect.apply(sentence, undefined, ['2', '2', '2'])}`
          : sentence,
      ),
    );
    expect(said.filter((sentence) => VIETNAMESE.test(String(sentence).normalize('NFD')))).toEqual(['Vé Lộc']);
  });
});

/** That the shop picks the numbers is called "Chọn nhanh"; that it does so by chance is told in a whole sentence. */
const otherNamesOfPicking =
  /(?<!\p{L})(?:chọn (?:giúp|hộ|ngẫu|đại|may)|lấy ngẫu|vé ngẫu|số ngẫu)(?!\p{L})|^ngẫu nhiên$|“ngẫu nhiên”/iu;
/** Sentences that tell how it is done, and end as such. */
const isTold = (text: string) => /[.…]$/.test(text) && !/[“”]/.test(text);

describe('picking by the shop', () => {
  const files = sourceFiles(['rules', 'ui', 'storefront', 'backend', 'stories']).filter(
    // Migrations know what was stored.
    (file) => !file.includes('.test.') && !file.startsWith('backend/db/migrations/'),
  );
  const called = (text: string) => otherNamesOfPicking.test(text) && !isTold(text);

  it('goes by one name', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.flatMap((file) =>
        writtenTexts(file, readFileSync(join(root, file), 'utf8'))
          .filter(({ text }) => called(text))
          .map(({ text, line }) => `${file}:${line} ${text}`),
      ),
    ).toEqual([]);
  });

  it.each(['Ngẫu nhiên', 'Chọn giúp 4 vé', '1 vé ngẫu nhiên', 'hoặc bấm “Ngẫu nhiên”.'])(
    'would be caught: %s',
    (text) => expect(called(text)).toBe(true),
  );

  it.each(['Chọn nhanh 6 vé', 'Máy chọn ngẫu nhiên. Mọi bộ số có cơ hội như nhau.'])('is not seen in %s', (text) =>
    expect(called(text)).toBe(false),
  );
});

/** A player reads one word for an order's code and one for a ticket's; a transaction's is that of money. */
const foreignTerms =
  /(?<!\p{L})(?:mã (?:số )?(?:đơn hàng|đặt vé|phiếu|hóa đơn|số vé)|mã số đơn|số (?:vé|đơn)|số hiệu (?:vé|đơn))(?!\p{L})/iu;
const codeWord = /Mã (?:đơn|vé)/;

describe('the codes of orders and tickets', () => {
  const texts = sourceFiles(['rules', 'storefront', 'backend'])
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => writtenTexts(file, readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })));
  const places = (found: typeof texts) => found.map(({ file, line, text }) => `${file}:${line} ${text}`);

  it('go by no other words', () => {
    expect(places(texts.filter(({ text }) => foreignTerms.test(text)))).toEqual([]);
  });

  it('have their words from one place', () => {
    const files = new Set(texts.filter(({ text }) => codeWord.test(text)).map(({ file }) => file));
    expect([...files]).toEqual(['storefront/features/ticket/ticketIds.ts']);
  });

  it.each(['Mã đơn hàng', 'Sao chép mã phiếu', 'Số vé', 'Mã số đơn: 12'])('would be caught: %s', (text) => {
    expect(foreignTerms.test(text)).toBe(true);
  });

  it.each(['Mã đơn', 'Mã vé A', 'Vé số 12', 'Kho vé số'])('are not seen in %s', (text) => {
    expect(foreignTerms.test(text)).toBe(false);
  });
});

/** Beside a button that moves the money to the wallet, another word for "paid" reads as if it had moved already. */
const namesOfPaid = /^(?:tiền thưởng )?(?:(?:đã|đang) (?:vào|ở|nhận|cộng|chuyển|trả)|trong|ở)(?: \p{L}+)* thưởng$/iu;

describe('that a prize was paid', () => {
  it('goes by two names where it is a label: where the money is, and that it was paid once it has left there', () => {
    const labels = sourceFiles(['rules', 'storefront']).filter((file) => !file.includes('.test.'));
    const found = labels.flatMap((file) =>
      writtenTexts(file, readFileSync(join(root, file), 'utf8'))
        .filter(({ text }) => namesOfPaid.test(text))
        .map(({ text }) => `${file} ${text}`),
    );
    expect(found).toEqual([
      'storefront/features/ticket/claim.ts Đã trả thưởng',
      'storefront/features/ticket/claim.ts Trong số dư thưởng',
    ]);
  });

  it.each(['Đã vào số dư thưởng', 'Ở số dư thưởng', 'Đã nhận thưởng'])('would be caught: %s', (text) => {
    expect(namesOfPaid.test(text)).toBe(true);
  });
});
