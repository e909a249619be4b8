import { ErrorState } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A page or a part of it did not arrive.',
  not: 'Nothing there yet is an EmptyState. A failed press is told where it was pressed. What could be saved for later is a Notice.',
  anatomy: {
    svg: 'The crossed cloud.',
    p: 'What did not work.',
    'p:nth-of-type(2)': 'The plain cause and what to do.',
    button: 'Tries again; it waits in place.',
  },
  dos: {
    'Say what is still safe.': (
      <ErrorState title="Chưa tải được kết quả" onRetry={() => undefined}>
        Kiểm tra kết nối mạng rồi thử lại. Vé của bạn vẫn được giữ.
      </ErrorState>
    ),
  },
  donts: { 'Words of the machine.': <ErrorState title="Error 503">Service unavailable</ErrorState> },
  keys: { 'Enter, Space': 'try again; the focus stays on the button while it works' },
  heard: 'An alert: it is read at once when it appears. Trying again is heard as busy.',
  words: '“Chưa tải được …”: not yet. Then one sentence without blame.',
};
