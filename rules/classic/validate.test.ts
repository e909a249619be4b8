import { describe } from 'vitest';
import { validTickets } from '../testing/validTickets';
import { COUNT, DIGITS, validate } from '../testing/validationTable';

describe('Classic: 2 to 4 digits of a channel and day', () => {
  const classic = (over: object) => ({ ...validTickets.classic?.ticket, ...over });
  validate('classic', [
    ['no digits', classic({ numbers: '' }), COUNT],
    ['1 digit', classic({ numbers: '7' }), COUNT],
    ['2 digits', classic({ numbers: '07' }), 'ok'],
    ['3 digits', classic({ numbers: '407' }), 'ok'],
    ['4 digits', classic({ numbers: '0000' }), 'ok'],
    ['5 digits', classic({ numbers: '12345' }), COUNT],
    ['a letter', classic({ numbers: '1a' }), DIGITS],
    ['a dash', classic({ numbers: '-7' }), DIGITS],
    ['amount 0', classic({ amount: 0 }), 'INVALID_PRICE'],
    ['amount 1', classic({ amount: 1 }), 'ok'],
    ['amount 1.5', classic({ amount: 1.5 }), 'INVALID_PRICE'],
    ['no amount', classic({ amount: undefined }), 'INVALID_PRICE'],
    ['no channel', classic({ channelId: '' }), 'INVALID_PERIOD'],
    ['no day', classic({ resultDate: undefined }), 'INVALID_PERIOD'],
    ['a day that is none', classic({ resultDate: '29/02/2026' }), 'INVALID_PERIOD'],
    ['a leap day', classic({ resultDate: '29/02/2028' }), 'ok'],
    ['the result of its day', classic({ resultId: 'tphcm21112026' }), 'ok'],
    ['the result of another day', classic({ resultId: 'tphcm22112026' }), 'INVALID_PERIOD'],
    ['a result without a day', classic({ resultId: 'tphcm' }), 'INVALID_PERIOD'],
  ]);
});
