import { by, row, type Part } from '../row';

const transport = 'storefront/api/transport.test.ts';

const refresh = 'storefront/api/refresh.test.ts';

const texts = 'rules/texts/texts.test.ts';

const messages = 'rules/messages.test.ts';

const codes = [
  'INVALID_GAME',
  'MISSING_TICKET',
  'INVALID_NUMBERS',
  'INVALID_NUMBER_COUNT',
  'INVALID_NUMBER_RANGE',
  'DUPLICATE_NUMBERS',
  'INVALID_PRICE',
  'INVALID_PERIOD',
  'INVALID_PLAY_TYPE',
  'INVALID_PLAY_METHOD',
  'MISSING_POWER_NUMBER',
  'INVALID_POWER_NUMBER',
  'VALIDATION_ERROR',
] as const;

export const transportErrors: Part = {
  title: 'Transport',
  rows: [
    row(
      ['Network error: Unable to connect to server', 'NETWORK_ERROR'],
      'No answer: tried again after 1, 2 and 4 s',
      by(transport, 'is tried again after 1, 2 and 4 s, then given up'),
      by(texts, 'Network error: Unable to connect to server'),
    ),
    row(
      '500',
      'And above: tried again after 2 and 5 s',
      by(transport, 'is tried again after 2 s and 5 s, then passed on'),
    ),
    row(
      '401',
      'One refresh',
      by(refresh, 'is answered by one refresh for 50 calls at once, and each call is replayed once with its key'),
    ),
    row(
      'Authentication failed',
      'The new token does not work either, or there is none',
      by(refresh, 'answers a token that does not work'),
      by(transport, 'is nothing when a token is needed and nobody is logged in'),
      by(texts, 'Authentication failed'),
    ),
    row('Token refresh failed', 'The refresh is refused', by(refresh, 'is refused'), by(texts, 'Token refresh failed')),
    row(
      'No token after refresh',
      'The refresh brings none',
      by(refresh, 'answers without a token'),
      by(texts, 'No token after refresh'),
    ),
    row(
      ['data.message', 'data.error', 'data.code', 'HTTP_{status}'],
      'What another refusal reads',
      by(transport, '%j reads %s, %s'),
    ),
    row(
      'Server error: 503',
      'A refusal without words',
      by(transport, 'Server error: 422'),
      by(texts, 'Server error: 503'),
    ),
    row(
      ['Unknown error occurred', 'UNKNOWN_ERROR'],
      'A request that cannot be made',
      by(transport, 'says so at once'),
      by(texts, 'Unknown error occurred'),
    ),
    row(
      [],
      'A missing part of the program reloads the page',
      by(
        'storefront/shared/lazyScreen.test.tsx',
        'reloads the page when a chunk is gone, and tries the chunk again on the next visit',
      ),
    ),
  ],
};

export const validationCodes: Part = {
  title: 'Codes of refused tickets',
  rows: codes.map((code) =>
    row(
      code,
      'Has its Vietnamese sentence',
      by(messages, 'has a sentence for every code and no other'),
      by('rules/checkOrder.test.ts', 'a broken rule is named by its own code', '%s is met, and says %s'),
    ),
  ),
};
