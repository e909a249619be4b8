import { by, row, type Part } from '../row';

const texts = 'rules/texts/texts.test.ts';

const shown = 'tests/journeys/sentences.spec.ts';

const readiness = 'rules/cart/readiness.test.ts';

const storage = 'rules/cart/storage.test.ts';

const cache = 'rules/cart/validationCache.test.ts';

export const shaping: Part = {
  title: 'Shaping of tickets',
  rows: [
    row(
      ['keno', 'kenoeo', 'kenoud'],
      'The numbers picked, or those of the bao',
      by('rules/slots/slots.test.ts', 'a Keno slot takes its level from the count of its numbers'),
      by(
        'rules/keno/builder.test.ts',
        'of %i numbers at level %i costs 10,000 for each of its sets, whatever is staked',
      ),
    ),
    row(
      ['mega', 'GROUP_n'],
      'The method follows the count, 5 to 18',
      by('rules/slots/ballGames.test.ts', '%s takes %i and costs %i plays'),
      by('rules/mega/mega.test.ts', 'answers with numbers ascending, the method filled in and unknown keys dropped'),
    ),
    row(
      ['power', 'GROUP_6', 'powerNumber'],
      'Power number 1 where none is chosen, six numbers where no method is',
      by('rules/slots/ballGames.test.ts', 'is 1 while none is chosen'),
      by('rules/power/power.test.ts', 'settles six numbers with their power number'),
    ),
    row(
      ['max3d', 'max3dpro'],
      'Digits in groups with blanks between',
      by('rules/max3d/slots.test.ts', 'write a pair in the order that the cart knows it by'),
      by('rules/max3dpro/slots.test.ts', 'make exactly the tickets that the cart accepts, and warn of all others'),
    ),
    row(
      ['loto', 'D'],
      'Digits behind dashes, type D and 10,000 at first',
      by('rules/loto/slots.test.ts', 'start at type D and 10,000'),
    ),
    row(
      'classic',
      'A text of digits and how many tickets',
      by('rules/classic/builder.test.ts', 'are of the channel and day, and cost 10,000 times their amounts'),
    ),
  ],
};

export const cartRules: Part = {
  title: 'Cart, checkout and balance',
  rows: [
    row(
      'Có vé không hợp lệ trong giỏ hàng',
      'A line without a ticket, or of no copies',
      by(readiness, 'no ticket', 'quantity 0'),
      by(texts, 'Có vé không hợp lệ trong giỏ hàng'),
      by(shown, 'Có vé không hợp lệ trong giỏ hàng'),
    ),
    row(
      'Giỏ hàng trống',
      'Paying an empty cart',
      by(readiness, 'an empty cart'),
      by('backend/payment/payment.test.ts', 'refuses an empty cart'),
      by(texts, 'Giỏ hàng trống'),
      by(shown, 'Giỏ hàng trống'),
    ),
    row(
      'Không có items để thanh toán',
      'Paying nothing of a cart',
      by(readiness, 'nothing chosen'),
      by(texts, 'Không có items để thanh toán'),
      by(shown, 'Không có items để thanh toán'),
    ),
    row(
      'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại',
      'Paying a cart with an invalid line',
      by(readiness, 'an invalid line'),
      by(texts, 'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại'),
      by(shown, 'Giỏ hàng có vé không hợp lệ, vui lòng kiểm tra lại'),
    ),
    row(
      'Item not found in cart',
      'Another quantity of a line that is not there; for developers',
      by(texts, 'Item not found in cart'),
      by('backend/carts/carts.test.ts', 'sets a quantity and refuses one for a line that is not there'),
    ),
    row(
      ['id', 'gameId', 'ticket', 'unitPrice', 'quantity'],
      'What a stored line must have',
      by(storage, 'need only the five fields', 'are left out without %s'),
    ),
    row(
      ['version', '24 h'],
      'A stored cart without a version or older than a day is thrown away',
      by(storage, 'is discarded: %s', 'no version', 'older than 24 hours', 'is kept for exactly 24 hours'),
    ),
    row(
      ['100', '5 min'],
      'How many judgements are remembered, and how long',
      by(
        cache,
        'after %i judgements has %i; the first is among them: %s',
        'after exactly 5 minutes',
        'not a little later',
      ),
    ),
    row(
      [],
      'The balance is read as a whole number and compared with the sum',
      by('rules/warnings.test.ts', '%s against %i'),
    ),
  ],
};

export const phoneRules: Part = {
  title: 'Phone and withdrawal',
  rows: [
    row(
      '+',
      'A country code: a plus and 1 to 3 digits',
      by('rules/session/phone.test.ts', 'accepts %s %s', 'refuses %s %s'),
    ),
    row(
      ['+84', '9', '6 to 12'],
      'How many digits a phone has',
      by('rules/session/phone.test.ts', 'accepts %s %s', 'refuses %s %s'),
    ),
    row([], 'Blanks go as one types', by('stories/components/PhoneField.stories.tsx', 'Default')),
    row(
      [],
      'The button is off while the phone is wrong or being checked',
      by(
        'storefront/screens/login/login.test.tsx',
        'offers to go on with a right phone only, and not while it is checked',
      ),
    ),
    row(
      [],
      'An empty phone only gets the focus',
      by('storefront/screens/login/login.test.tsx', 'puts the focus back into an empty phone and says nothing of it'),
    ),
    row(
      'Vui lòng nhập đúng số điện thoại',
      'A phone that is none',
      by('rules/session/phone.test.ts', 'refuses %s %s'),
      by(texts, 'Vui lòng nhập đúng số điện thoại'),
      by(shown, 'Vui lòng nhập đúng số điện thoại'),
      by('stories/flows/Login.stories.tsx', 'WrongPhone'),
    ),
    row(
      'No authentication token provided for withdrawal',
      'A withdrawal without a token; for developers',
      by(texts, 'No authentication token provided for withdrawal'),
      by(
        'storefront/screens/withdraw/payee.test.ts',
        'sends nothing without a token, in the words of the specification',
      ),
    ),
  ],
};
