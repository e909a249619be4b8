import { by, row, unproven, type Part } from '../row';

const transport = 'storefront/api/transport.test.ts';
const refresh = 'storefront/api/refresh.test.ts';
const texts = 'rules/texts/texts.test.ts';
const balance = 'rules/warnings.test.ts';
const histories = 'stories/flows/Histories.stories.tsx';
const messages = 'rules/messages.test.ts';

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
        'storefront/app/lazyScreen.test.tsx',
        'reloads the page when a chunk is gone, and tries the chunk again on the next visit',
      ),
    ),
  ],
};

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

export const validationCodes: Part = {
  title: 'Codes of refused tickets',
  rows: codes.map((code) =>
    row(
      code,
      'Has its Vietnamese sentence',
      by(messages, 'has a sentence for every code and no other'),
      by('rules/checkOrder.test.ts', 'a broken rule is named by its own code'),
    ),
  ),
};

const phrases = ['số dư không đủ', 'thiếu tiền', 'không đủ tiền', 'bạn cần thêm'] as const;

export const userMessages: Part = {
  title: 'What people read',
  rows: [
    row(
      [],
      'A phone that cannot be checked: a popup with the reason',
      by('stories/flows/Login.stories.tsx', 'PhoneCheckFails'),
    ),
    row(
      'Lỗi kiểm tra số điện thoại',
      'The same without a reason',
      by(texts, 'Lỗi kiểm tra số điện thoại'),
      by('stories/components/WarningPopup.stories.tsx', 'Default'),
    ),
    ...phrases.map((phrase) =>
      row(
        phrase,
        'A warning with these words brings the way to top up',
        by(texts, phrase, 'section 8: a warning with “%s” brings the way to top up'),
        by('storefront/state/notices/notices.test.ts', '%s brings Nạp ngay'),
      ),
    ),
    row('Số dư đủ để thanh toán', 'There is enough', by(texts, 'Số dư đủ để thanh toán'), by(balance, '%s against %i')),
    row(
      'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.',
      'There is too little',
      by(texts, 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.'),
      by(balance, '%s against %i'),
      by('storefront/e2e/paying.spec.ts', 'too small a wallet says what is missing and leads to topping up just that'),
    ),
    row(
      'Không thể kiểm tra số dư. Vui lòng thử lại.',
      'The balance cannot be had',
      by(texts, 'Không thể kiểm tra số dư. Vui lòng thử lại.'),
    ),
    row(
      'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
      'The session has run out',
      by(texts, 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.'),
      by('stories/flows/Login.stories.tsx', 'SessionOver'),
    ),
    unproven(
      [],
      'The last two sentences come from the check before paying',
      'No test lets that check fail or answer 401',
    ),
    row(
      'Bạn cần đăng nhập để xem lịch sử giao dịch',
      'The history of a guest',
      by(texts, 'Bạn cần đăng nhập để xem lịch sử giao dịch'),
      by(histories, 'Guest'),
    ),
    row(
      'Không thể tải lịch sử giao dịch',
      'The history cannot be had and the server says nothing',
      by(texts, 'Không thể tải lịch sử giao dịch'),
      by(histories, 'Failed'),
    ),
    row([], 'The server’s own words come first', by(histories, 'Refused')),
    row(
      'Lỗi đăng nhập',
      'The token cannot be had',
      by('storefront/state/session/session.test.ts', 'says Lỗi đăng nhập when the token cannot be had'),
      by(texts, 'Lỗi đăng nhập'),
    ),
    row(
      'Thành công',
      'The profile is changed',
      by(texts, 'Thành công'),
      by('backend/routes/users.test.ts', 'shows and changes the own profile'),
    ),
    row(
      'Đã có lỗi xảy ra với giỏ hàng',
      'A cart error without words of its own',
      by(texts, 'Đã có lỗi xảy ra với giỏ hàng'),
    ),
    row(
      '10',
      'The last failures that are kept',
      by('rules/cart/syncErrors.test.ts', 'of %i keeps the last ten: %s to %s'),
    ),
    row(
      [],
      'A list of results that does not come says so and can be asked for again',
      by('storefront/e2e/trouble.spec.ts', '… shows the error card, and trying again brings the page back'),
      by('stories/flows/Results.stories.tsx', 'FailsThenComes'),
    ),
    row(
      [],
      'What is known stays when the network is gone',
      by('stories/flows/Results.stories.tsx', 'KeepsTheListOffline'),
      by('stories/flows/Notifications.stories.tsx', 'KeepsTheListOffline'),
    ),
  ],
};
