import { by, row, type Part } from '../row';

const session = 'storefront/state/session/session.test.ts';
const refresh = 'storefront/api/refresh.test.ts';
const app = 'storefront/app/App.test.tsx';
const logout = 'storefront/app/logout.test.tsx';
const state = 'storefront/state/cart/cart.test.ts';
const faults = 'storefront/state/cart/faults.test.ts';
const texts = 'rules/texts/texts.test.ts';
const journeys = 'tests/journeys/cart.spec.ts';

export const sessionStates: Part = {
  title: 'Session',
  rows: [
    row([], 'A login keeps token and player', by(session, 'by PIN keeps token and user')),
    row(
      [],
      'A login hands the lines of the guest over and loads the server’s cart',
      by(state, 'keeps a guest’s lines here and sends them at login'),
      by(
        'tests/journeys/guest-cart.spec.ts',
        'a guest builds a Keno ticket, keeps it over a reload, and the login hands it to the server',
      ),
    ),
    row(
      [],
      'A login loads the account parameters',
      by(
        'storefront/app/profileCalls.test.tsx',
        'a login loads the account parameters and the balance, on a page that shows neither',
      ),
    ),
    row(
      'Lỗi đăng nhập',
      'A login whose token cannot be had',
      by(session, 'says Lỗi đăng nhập when the token cannot be had'),
      by(texts, 'Lỗi đăng nhập'),
    ),
    row(
      [],
      'A logout removes all of the player and of the cart',
      by(session, 'by logout removes phone, PIN, user and tokens, and tells the server'),
      by(
        logout,
        'leaves none of the player’s keys on the device, neither at once nor later, and keeps what is the device’s own',
        'shows nobody the balance of who was here before',
      ),
      by(journeys, 'logging out leaves nothing of the player on the device'),
    ),
    row(
      '401',
      'On the balance: token and player go, the state says 401',
      by(app, 'sends a player whose session cannot be renewed to /login, once'),
    ),
    row(
      '401',
      'On balance, parameters, privacy and profile alike',
      by(
        'storefront/app/profileCalls.test.tsx',
        'a 401 on %s removes token and player and says 401',
        'balance',
        'parameters',
        'privacy',
        'profile',
      ),
    ),
    row(
      '401',
      'On the current periods the page is loaded anew too',
      by(app, 'reloads, without the token, when the periods answer 401'),
    ),
    row(
      [],
      'One refresh for all calls that wait, each of which is sent again',
      by(refresh, 'is answered by one refresh for 50 calls at once, and each call is replayed once with its key'),
      by('tests/journeys/passing-time.spec.ts', 'two tabs stay logged in when their access token has run out'),
    ),
    row(
      '/login',
      'A refresh that fails ends the session and leads there',
      by(refresh, '%s: the session is lost once for all waiting calls'),
      by(app, 'sends a player whose session cannot be renewed to /login, once'),
    ),
    row(
      [],
      'Phone, then the page for the code with what is known of the phone',
      by('tests/journeys/account.spec.ts', 'a visitor opens an account with a PIN, leaves, and comes back by that PIN'),
    ),
    row(
      ['online', 'offline'],
      'Once there is a network, what is unsent is sent',
      by(
        journeys,
        'in airplane mode the cart goes on, says so, survives a reload, and is sent once there is a network',
      ),
      by(faults, 'tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it'),
    ),
  ],
};
