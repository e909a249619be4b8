import { by, row, story, type Part } from '../row';

const app = 'storefront/app/App.test.tsx';
const texts = 'rules/texts/texts.test.ts';
const screen = 'storefront/screens/login/login.test.tsx';
const ASKS = 'asks for a phone, of Vietnam unless one says otherwise';

export const login: Part = {
  title: 'The login modal',
  rows: [
    row('Đăng nhập', 'Its title', by(texts, 'Đăng nhập'), story('flows/Login', 'AsASheet')),
    row(
      'Nhập số điện thoại để tiếp tục',
      'What it asks for',
      by(texts, 'Nhập số điện thoại để tiếp tục'),
      by(screen, ASKS),
    ),
    row('+84', 'The country code it begins with', by(screen, ASKS)),
    row(
      'Tiếp tục',
      'The button',
      by(texts, 'Tiếp tục'),
      by('tests/journeys/account.spec.ts', 'a visitor opens an account with a PIN, leaves, and comes back by that PIN'),
    ),
    row(
      'Đang kiểm tra...',
      'The button while the phone is checked',
      by(texts, 'Đang kiểm tra...'),
      by(screen, 'offers to go on with a right phone only, and not while it is checked'),
    ),
    row(
      [],
      'The check leads to the page for the code',
      by('tests/journeys/account.spec.ts', 'a visitor opens an account with a PIN, leaves, and comes back by that PIN'),
    ),
  ],
};

export const popups: Part = {
  title: 'Overlays and popups',
  rows: [
    row(
      [],
      'The success popup goes by itself after 3 s, with a bar that shows it',
      story('components/SuccessPopup', 'GoesByItself', 'OnThePage'),
    ),
    row('Đóng', 'Closes a message', by(texts, 'Đóng'), story('components/WarningPopup', 'Default', 'KeyboardAlone')),
    row(
      [],
      'The contact popup has title, description and a button to close it',
      story('components/ContactPopup', 'Default'),
    ),
    row(
      [],
      'The loading popup turns into a tick with a message',
      story('components/LoadingPopup', 'Working', 'Done', 'FinishesInView'),
      by('storefront/state/popups/popups.test.ts', 'turns the loading popup into a tick and takes it away'),
    ),
    row(
      [],
      'A spinner over the whole page',
      story('components/SpinnerOverlay', 'Default'),
      by(app, 'keeps the loader on from the start and shows its overlay after 300 ms without content'),
    ),
    row(
      'Nạp ngay',
      'Too little money: the popup leads to the top-up of what is missing',
      by(texts, 'Nạp ngay'),
      by('tests/journeys/paying.spec.ts', 'too small a wallet says what is missing and leads to topping up just that'),
      story('components/BalancePopup', 'Default'),
    ),
  ],
};
