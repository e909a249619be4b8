import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A paid ticket is given as a picture, with a name and a wish.',
  not: 'A ticket that is shown or sent as it is: that is a TicketPicture. Money or a ticket’s ownership moves by none of them.',
  anatomy: {
    svg: 'The envelope with the ticket half out of it, as it is sent: one drawing in the theme’s colors.',
    input: 'The name, 24 characters, and the wish, 60.',
  },
  dos: { 'Say beside it whose the ticket stays, and that who gets it must be 18 or older.': null },
  donts: { 'Show the ticket’s code in it: whoever has the picture would have the code.': null },
  keys: 'Tab goes to the name, then to the wish; what is typed stands on the envelope at once.',
  heard:
    'An image whose name is name, wish and ticket; two fields with their labels, and how many characters are left.',
  words: 'A wish of its own, “Một chút lộc gửi bạn”, while none is typed. Nothing of what the ticket might win.',
};
