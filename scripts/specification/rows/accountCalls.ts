import { by, row, type Part } from '../row';
import { closed, inTable, readInTable } from './contract';

const login = 'backend/routes/login.test.ts';
const sessions = 'backend/routes/sessions.test.ts';
const otp = 'backend/routes/otp.test.ts';
const pin = 'backend/routes/pin.test.ts';
const users = 'backend/routes/users.test.ts';
const open = 'backend/routes/public.test.ts';
const withdrawals = 'backend/withdrawals/withdrawals.test.ts';
const outcome = 'backend/withdrawals/outcome.test.ts';

export const accountCalls: Part = {
  title: 'Account and session',
  rows: [
    row(
      'POST /client-get-token-by-endpoint',
      'A token for a proven account',
      inTable,
      by(login, 'a user object without a proof never mints a token', 'a new phone registers, an old one logs in'),
    ),
    row(
      'POST /auth/refresh',
      'Another token',
      inTable,
      by(
        sessions,
        'a token keeps working until its successor has been used, then ends the session',
        'two tabs that refresh at once both stay logged in',
      ),
    ),
    row(
      'POST /otp-verify/check-user',
      'Whether a phone has an account',
      inTable,
      by(login, 'a new phone registers, an old one logs in', 'reads one phone however it is typed'),
    ),
    row(
      'POST /register-account',
      'Opens an account',
      inTable,
      by(
        login,
        'registering needs the accepted text, and a phone only once',
        'a repeat of a registration gets the first answer, byte for byte, and one account',
      ),
    ),
    row('POST /otp-verify/get', 'The state of a code', inTable, by(otp, 'its state can be asked for, its code cannot')),
    row(
      'POST /otp-verify/submit',
      'Verifies a code and acts on it',
      inTable,
      by(otp, 'logs a known phone in, proves a new one, signs a payment'),
    ),
    row(
      'POST /otp-verify/send',
      'Sends a code',
      inTable,
      by(otp, 'three codes in 15 minutes, a minute apart, whatever they are for'),
    ),
    row(
      'POST /otp-verify/verify',
      'Verifies a code',
      inTable,
      by(otp, 'five tries, then the code is burnt', 'five minutes'),
    ),
    row(
      ['GET /users/get-user-balance', 'POST /users/get-user-balance'],
      'Both balances',
      inTable,
      closed,
      by('backend/topup/topup.test.ts', 'is pending until the bank’s signed word, then credited once'),
    ),
    row(
      'POST /users/get-profile',
      'The profile',
      inTable,
      closed,
      by(users, 'shows and changes the own profile'),
      by('storefront/api/read.test.ts', 'in data', 'in result', 'as the body'),
    ),
    row(
      'POST /users/update-profile',
      'Changes it',
      inTable,
      closed,
      by(users, 'shows and changes the own profile', 'sets nothing that was not offered', 'refuses the change %j'),
    ),
    row(
      'POST /users/change-pass',
      'Another PIN',
      inTable,
      closed,
      by(pin, 'takes the old one, ends other sessions and renews this one', 'needs a proof, and the right one'),
    ),
    row(
      'POST /users/accept-privacy',
      'Accepts the privacy text',
      inTable,
      closed,
      by(users, 'accepts only the privacy text in force'),
    ),
    row(
      'POST /client-withdraw/add-new',
      'Takes money out',
      inTable,
      closed,
      by(
        withdrawals,
        'holds its amount at once and shows where it goes',
        'of more than there is moves nothing',
        'needs a login',
      ),
    ),
    row(
      'GET /client-withdraw/get-history-v2',
      'What was taken out',
      readInTable,
      closed,
      by(outcome, 'returns a refused one to the balance it came from, once, with the reason'),
    ),
    row(
      'POST /client/client-get-parameter',
      'Parameters: the public ones for guests',
      inTable,
      by(open, 'gives guests the public parameters and asks for a token for the rest'),
    ),
    row(
      'GET /client/client-get-privacy',
      'The privacy text',
      readInTable,
      by(open, 'answers contact, banners and privacy in the shapes of the wire'),
      by('storefront/api/read.test.ts', 'reads data.exists, balances and data.data.content'),
      by(users, 'tells a player which privacy text they have accepted, and when, and a guest nothing'),
    ),
    row(
      'GET /client/get-current-period',
      'What is on sale',
      readInTable,
      by(
        'backend/draws/currentPeriods.test.ts',
        'tells ten games with what is on sale, at the top level and in data',
        'moves on to the next draw when sales close, and awaits the result',
      ),
    ),
    row(
      'GET /client/payment-history/{id}',
      'One movement of money',
      readInTable,
      closed,
      by('backend/ledger/lists.test.ts', 'is nobody else’s'),
    ),
    row(
      'POST /auth/login-by-uid',
      'Logs in by the id of an account',
      inTable,
      by(
        login,
        'an account is opened by its id and a proof of its phone',
        "a proof for one phone does not open another's account",
      ),
    ),
    row(
      'POST /auth/login-by-pin',
      'Logs in by PIN',
      inTable,
      by(pin, 'the right PIN opens a session', 'five wrong ones lock for 15 minutes, the right one too'),
    ),
  ],
};

export const otherTraffic: Part = {
  title: 'Other traffic',
  rows: [
    row(
      'GET /realtime/users/{file}',
      'Balances of a phone as they change, and results as they are stored',
      by('tests/contract/success.test.ts', 'streams the balances of the player'),
      by(
        'backend/realtime/realtime.test.ts',
        'puts both balances on arrival and after each change, in Firebase’s form (A11)',
        'is for the player’s own phone only',
        'tells each result once it is stored, and none that was there before',
      ),
      by(
        'storefront/data/followEvents.test.ts',
        'hears of results, leaves alone what is none, and says when the line is lost',
        'takes whole and single balances, however the bytes are cut, and leaves alone what is none',
      ),
    ),
    row(
      [],
      'Requests are JSON, with a token where there is one',
      by(
        'storefront/api/transport.test.ts',
        'is JSON with a key for every call but GET, and a token only where there is one',
      ),
    ),
  ],
};
