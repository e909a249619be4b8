import { by, row, type Part } from '../row';

const everyCall = 'backend/app.test.ts';
const texts = 'rules/texts/texts.test.ts';
const opens = 'section 6: a warning with “%s” opens the login';
const closed = by(everyCall, 'that is not open to guests refuses them, and a forged token');
const phrases = ['Vui lòng đăng nhập', 'Bạn cần đăng nhập', 'Đăng nhập để tiếp tục', 'Yêu cầu đăng nhập'] as const;

export const roles: Part = {
  title: 'Guest and player',
  rows: [
    row(
      [],
      'A guest may look round and send the login away',
      by(
        'tests/journeys/guest-cart.spec.ts',
        'a guest builds a Keno ticket, keeps it over a reload, and the login hands it to the server',
      ),
      by('stories/flows/Login.stories.tsx', 'AsASheet'),
    ),
    row([], 'What is a player’s needs a token', closed, by('backend/routes/ownership.test.ts', '$name needs a token')),
    row(
      [],
      'What is of one player is for another as if it were not there',
      by(
        'backend/routes/ownership.test.ts',
        '$name answers another player’s id like an absent one',
        'leaves everything of the owner as it was',
      ),
    ),
    row(
      [],
      'What is for everybody needs none',
      closed,
      by('backend/routes/public.test.ts', 'gives guests the public parameters and asks for a token for the rest'),
    ),
    row(
      [],
      'Nothing is sent where a token is needed and there is none',
      by('storefront/api/transport.test.ts', 'is nothing when a token is needed and nobody is logged in'),
    ),
    ...phrases.map((phrase) =>
      row(
        phrase,
        'A warning with these words opens the login',
        by(texts, phrase, opens),
        by('storefront/state/popups/popups.test.ts', '%s opens the login modal'),
      ),
    ),
    row(
      'Bạn cần đăng nhập để xem lịch sử giao dịch',
      'The history without a token',
      by(texts, 'Bạn cần đăng nhập để xem lịch sử giao dịch'),
      by('stories/flows/Histories.stories.tsx', 'Guest'),
    ),
  ],
};
