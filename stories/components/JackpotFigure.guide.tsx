import { JackpotFigure } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'What can be won is the largest figure of its place.',
  not: 'On the first page it is a JackpotHero, in a row plain Money. What was won is in a ReceiptHead.',
  anatomy: { 'div > span': 'What it is.', 'div > span:last-child': 'The amount; gold on lacquer only.' },
  dos: { 'Say that it is an estimate.': <JackpotFigure amount={32_684_915_500} label="Jackpot ước tính" /> },
  donts: { 'Count it up for show.': null },
  keys: 'The figure is read; its place decides what can be pressed.',
  heard: 'Label, then the whole amount; unknown, “Chưa có số liệu”.',
  words: '“Jackpot 1 ước tính”, then every figure of the amount.',
};
