import { ButtonLink, Text, TornTicket } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A page is not there, and its number 404 may be told with a smile.',
  not: 'Anything that failed is an ErrorState, an empty list an EmptyState.',
  anatomy: { 'div[aria-hidden="true"]': 'A ticket torn in two, with balls for figures.' },
  dos: {
    'A sentence and the way home below it.': (
      <>
        <Text>Trang này không có ở Vé Lộc.</Text>
        <ButtonLink href="#home">Về trang chủ</ButtonLink>
      </>
    ),
  },
  donts: { 'The number alone: it says nothing to a player.': <TornTicket /> },
  keys: 'A picture; the way home is the stop.',
  heard: 'Silent, so the words beside it must say that the page is not there.',
  words: '“Không tìm thấy trang”, and where one could go.',
};
