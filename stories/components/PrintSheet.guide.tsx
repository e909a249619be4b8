import { PrintSheet } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'What goes on paper is not what stands on the page: one day of a long list, a table without its buttons.',
  not: 'A page that is printed as it is hides what stays off the paper by its own styles.',
  anatomy: 'The sheet, beside the page in its body; on the screen it is not there.',
  dos: {
    'A heading that says what and of when: paper has no address bar.': (
      <PrintSheet open={false} onClose={() => undefined}>
        Xổ số miền Nam, Thứ Bảy 15/08/2026
      </PrintSheet>
    ),
  },
  donts: { 'Buttons, links, and what only colour tells.': null },
  keys: 'The button that opens it is pressed; then the browser’s own window has the keyboard.',
  heard: 'Nothing: the browser tells of its own window.',
  words: 'Whole names and dates, “Thứ Bảy 15/08/2026”.',
};
