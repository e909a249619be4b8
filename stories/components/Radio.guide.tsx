import { Radio } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Choices of one question stand in places of their own, each in a card with other things beside it.',
  not: 'Where they stand together take a RadioList: it brings the group, its name and the arrows.',
  story: 'Apart',
  anatomy: { label: 'The row; a press anywhere on it chooses.', 'label > span': 'The dot beside the words.' },
  dos: {
    'The same `name` for all that exclude one another.': (
      <>
        <Radio name="guide-receiver" value="self" label="Ví Vé Lộc" defaultChecked />
        <Radio name="guide-receiver" value="bank" label="Tài khoản ngân hàng" />
      </>
    ),
  },
  donts: { 'A single one: nobody can take it back.': <Radio name="guide-agree" value="yes" label="Tôi đồng ý" /> },
  keys: { 'Arrow keys': 'go round the radios of one `name`, wherever they stand' },
  heard: 'Label and detail are read apart, as name and description; one that is off says why.',
  words: 'The label alone must make sense, for it is heard without the card around it.',
};
