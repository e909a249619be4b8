import { describe, expect, it } from 'vitest';
import { clippedTexts, coveredControls } from '../../tests/journeys/matrix/cutOff';
import { splitWords, overflowingTexts } from '../../tests/journeys/matrix/textOverflow';
import { widerThanPage } from '../../tests/journeys/support/inspect';
import { realPage } from './realPage';

const page = realPage();

const show = (body: string, style = '') =>
  page().setContent(`<!doctype html><style>body { margin: 0; font: 16px monospace } ${style}</style>${body}`);

describe('words and amounts that a line break tears in two', () => {
  const narrow = 'p { width: 6ch; overflow-wrap: anywhere }';

  it.each([
    ['a word among shorter ones', '<p>vé thưởng</p>', 'p { width: 8ch; word-break: break-all }', ['thưởng']],
    ['an amount, however long', '<p>250.000.000</p>', narrow, ['250.000.000']],
  ])('%s is found', async (_what, body, style, words) => {
    await show(body, style);
    expect(await splitWords(page())).toEqual(words);
  });

  it.each([
    ['words that end with their line', '<p>vé đã mua</p>', narrow],
    ['a name longer than any line', '<p>Nguyễnthịthuhà</p>', narrow],
    ['what breaks after a dash', '<p>06–14–22</p>', narrow],
    ['what is heard only', '<p style="width: 1px; overflow: hidden">250.000</p>', narrow],
    ['what is not shown', '<p style="visibility: hidden">vé thưởng</p>', 'p { width: 8ch; word-break: break-all }'],
  ])('%s pass', async (_what, body, style) => {
    await show(body, style);
    expect(await splitWords(page())).toEqual([]);
  });
});

describe('texts that run over the edge of what carries them', () => {
  const badge = 'p { width: 4ch; white-space: nowrap }';

  it.each([
    ['a filled badge', '<p>Đã thanh toán</p>', `${badge} p { background: gold }`, ['Đã thanh toán']],
    ['an edged badge', '<p><b>Đã thanh toán</b></p>', `${badge} p { border: 1px solid }`, ['Đã thanh toán']],
    ['nothing that is drawn', '<p>Đã thanh toán</p>', badge, []],
    ['what scrolls', '<p>Đã thanh toán</p>', `${badge} p { background: gold; overflow-x: auto }`, []],
    ['a badge that is wide enough', '<p>Đã</p>', `${badge} p { background: gold }`, []],
  ])('of %s', async (_what, body, style, found) => {
    await show(body, style);
    expect(await overflowingTexts(page())).toEqual(found);
  });
});

describe('texts that a box cuts off', () => {
  it.each([
    ['at its side', '<p>Đã thanh toán</p>', 'p { width: 4ch; white-space: nowrap; overflow: hidden }', true],
    ['at its foot', '<div><p>Vé</p></div>', 'div { height: 10px; overflow: clip }', true],
    ['unless it scrolls', '<p>Đã thanh toán</p>', 'p { width: 4ch; white-space: nowrap; overflow: auto }', false],
    ['unless it is for ears', '<p>Vé</p>', 'p { width: 1px; height: 1px; overflow: hidden }', false],
    ['unless it is out of reach', '<div inert><p>Vé</p></div>', 'div { height: 10px; overflow: hidden }', false],
  ])('%s', async (_where, body, style, isFound) => {
    await show(body, style);
    expect(await clippedTexts(page())).toHaveLength(isFound ? 1 : 0);
  });
});

describe('controls that cannot be pressed', () => {
  const bar = '<footer style="position: fixed; inset: auto 0 0; height: 60px" class="bar"></footer>';
  const fixed = 'position: fixed; bottom: 10px; left: 0';

  it.each([
    ['since a bar lies over them', `<button style="${fixed}">Mua</button>${bar}`, ['Mua under bar']],
    [
      'since they lie outside the page',
      '<button style="position: fixed; left: -90px">Mua</button>',
      ['Mua under nothing'],
    ],
  ])('%s are found', async (_why, body, found) => {
    await show(body);
    expect(await coveredControls(page())).toEqual(found);
  });

  it.each([
    [
      'what can be scrolled out from under a bar',
      `<main style="height: 2000px; padding-top: 1200px"><button>Mua</button></main>${bar}`,
    ],
    [
      'what lies under a dialog',
      '<button>Mua</button><div role="dialog" style="position: fixed; inset: 0"><a href="#a">Đóng</a></div>',
    ],
    ['what nobody sees', `<button style="${fixed}; opacity: 0">Mua</button>${bar}`],
  ])('%s passes', async (_what, body) => {
    await show(body);
    expect(await coveredControls(page())).toEqual([]);
  });
});

it('names what makes a page scroll sideways', async () => {
  await show('<p style="width: 400px">Vé</p>');
  expect(await widerThanPage(page())).toEqual([expect.stringContaining('width: 400px')]);
  await show('<p style="width: 390px">Vé</p>');
  expect(await widerThanPage(page())).toEqual([]);
});
