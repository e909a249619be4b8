import { by, row, type Part } from '../row';

const storage = 'rules/cart/storage.test.ts';
const read = 'storefront/api/read.test.ts';

export const people: Part = {
  title: 'Player, balance and parameters',
  rows: [
    row(
      ['name', 'Name', 'phone', 'endPointId', 'identify'],
      'A player; the name may come under either name',
      by(read, 'gets its name from Name', 'with its name written Name'),
      by('backend/routes/users.test.ts', 'shows and changes the own profile'),
    ),
    row(
      ['token', 'reward'],
      'A token comes with the session, the sum of rewards with the profile',
      by(read, 'token in data', 'token at the top, user in data'),
      by('backend/routes/users.test.ts', 'shows and changes the own profile'),
    ),
    row(
      'signature',
      'The proof that a code was right, good for one use',
      by('backend/routes/otp.test.ts', 'logs a known phone in, proves a new one, signs a payment'),
      by('backend/payment/stepUp.test.ts', 'take a signature of purpose payment, once'),
    ),
    row(
      ['token', 'user', 'cart', 'dark mode'],
      'What the browser keeps',
      by('storefront/state/session/session.test.ts', 'by PIN keeps token and user'),
      by(
        'storefront/app/logout.test.tsx',
        'leaves none of the player’s keys on the device, neither at once nor later, and keeps what is the device’s own',
      ),
      by('storefront/lib/storage.test.ts', 'keeps a choice, and follows the system only without one'),
    ),
    row(
      ['items', 'timestamp', 'version', '1.0'],
      'The cart as it is stored',
      by(storage, 'has items, timestamp and version 1.0', 'comes back through JSON as it was'),
    ),
    row(['lastSyncAt', 'isOpen'], 'Stored with the cart', by(storage, 'has items, timestamp and version 1.0')),
    row(
      ['phone', 'pin'],
      'Are gone after the logout',
      by(
        'storefront/state/session/session.test.ts',
        'by logout removes phone, PIN, user and tokens, and tells the server',
      ),
    ),
    row(
      ['amount', 'rewardAmount', '-1'],
      'Both balances; -1 is not known and shown as a gap',
      by(read, 'reads data.exists, balances and data.data.content'),
      by('rules/warnings.test.ts', '%s against %i'),
      by('stories/flows/Wallet.stories.tsx', 'BalancesUnknown'),
    ),
    row(
      ['gameId', 'guideMega', 'notificationCount'],
      'Parameters of the account: games, guides, count of what is unread',
      by('backend/routes/public.test.ts', 'gives guests the public parameters and asks for a token for the rest'),
    ),
    row(
      [
        'listAccount',
        'privacy',
        'contact',
        'invite',
        'guideKeno',
        'guideMax3d',
        'guideMax3dPro',
        'guidePower',
        'bannerAds',
      ],
      'The other parameters: the call answers each of them',
      by('backend/routes/public.test.ts', 'gives a player every parameter of the account'),
    ),
  ],
};
