import { by, row, type Part } from '../row';

const texts = 'rules/texts/texts.test.ts';

const balance = 'rules/warnings.test.ts';

const checked = 'storefront/screens/checkout/balanceCheck.test.tsx';

const histories = 'stories/flows/Histories.stories.tsx';

const phrases = ['số dư không đủ', 'thiếu tiền', 'không đủ tiền', 'bạn cần thêm'] as const;

export const userMessages: Part = {
  title: 'What people read',
  rows: [
    row(
      [],
      'A phone that cannot be checked: a popup with the reason, the server’s where it gives one',
      by('stories/flows/Login.stories.tsx', 'PhoneCheckFails'),
      by('storefront/screens/login/login.test.tsx', 'says in the server’s words why a phone cannot be checked'),
    ),
    row(
      'Lỗi kiểm tra số điện thoại',
      'The same without a reason',
      by(texts, 'Lỗi kiểm tra số điện thoại'),
      by('storefront/screens/login/login.test.tsx', 'has words of its own where it is not the server that fails'),
    ),
    ...phrases.map((phrase) =>
      row(
        phrase,
        'A warning with these words brings the way to top up',
        by(texts, phrase, 'section 8: a warning with “%s” brings the way to top up'),
        by('storefront/state/popups/popups.test.ts', '%s brings Nạp ngay'),
      ),
    ),
    row(
      'Số dư đủ để thanh toán',
      'There is enough',
      by(texts, 'Số dư đủ để thanh toán'),
      by(balance, '%s against %i'),
      by('stories/flows/Checkout.stories.tsx', 'BuyNow'),
    ),
    row(
      'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.',
      'There is too little',
      by(texts, 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.'),
      by(balance, '%s against %i'),
      by('tests/journeys/paying.spec.ts', 'too small a wallet says what is missing and leads to topping up just that'),
    ),
    row(
      'Không thể kiểm tra số dư. Vui lòng thử lại.',
      'The balance cannot be had: it is asked for again at the press, and nothing is paid without it',
      by(texts, 'Không thể kiểm tra số dư. Vui lòng thử lại.'),
      by(
        checked,
        'says that the balance cannot be had, and pays nothing on it',
        'reads it anew for a press, and goes on with what it says',
      ),
      by('stories/flows/Checkout.stories.tsx', 'BalanceRefused'),
    ),
    row(
      'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
      'The session has run out',
      by(texts, 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.'),
      by('stories/flows/Login.stories.tsx', 'SessionOver'),
    ),
    row(
      '401',
      'On the balance before paying: the token goes, and the same sentence says why',
      by(checked, 'a 401 clears the token, and /login says that the session has run out'),
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
      by('storefront/state/cart/faults.test.ts', 'has words for a refusal that brings none'),
    ),
    row(
      '10',
      'The last failures that are kept',
      by('rules/cart/syncErrors.test.ts', 'of %i keeps the last ten: %s to %s'),
    ),
    row(
      [],
      'A list of results that does not come says so and can be asked for again',
      by('tests/journeys/trouble.spec.ts', '… shows the error card, and trying again brings the page back'),
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
