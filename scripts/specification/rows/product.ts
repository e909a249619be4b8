import { by, row, story, type Section } from '../row';

const texts = 'rules/texts/texts.test.ts';
const names = 'rules/messages.test.ts';
const home = 'storefront/screens/home/games.test.tsx';
const ALL_GAMES = 'has the ten games, each under its name and in its color, and leads to the page of each';

const game = ([id, title]: readonly [string, string], says: string, journey: string) =>
  row([id, title], says, by(names, title), by(home, ALL_GAMES), by(`tests/journeys/games/${id}.spec.ts`, journey));

export const product: Section = {
  title: '1 The product',
  parts: [
    {
      title: 'Games',
      rows: [
        game(['keno', 'KENO'], 'Keno', 'Keno: three of three win 200,000, none of three wins nothing'),
        game(
          ['kenoeo', 'KENO CHẴN LẺ'],
          'Keno even or odd',
          'Keno even or odd: 20,000 on even win 80,000, odd wins nothing',
        ),
        game(
          ['kenoud', 'KENO LỚN NHỎ'],
          'Keno big or small',
          'Keno big or small: big wins its stake of 10,000 back, small wins nothing',
        ),
        game(['mega', 'MEGA 6/45'], 'Mega', 'Mega 6/45: four numbers win 300,000, none wins nothing'),
        game(
          ['power', 'POWER 6/55'],
          'Power',
          'Power 6/55: a bao of seven with four numbers wins 1,700,000, none wins nothing',
        ),
        game(['max3d', 'MAX 3D'], 'Max 3D', 'Max 3D: 844 both ways wins 410,000, two numbers of Max 3D+ win nothing'),
        game(
          ['max3dpro', 'MAX 3D PRO'],
          'Max 3D Pro',
          'Max 3D Pro: two of three numbers win 2,320,000, two others nothing',
        ),
        game(['loto', 'LOTO'], 'Loto', 'Loto: the last two digits of the Đặc biệt win 700,000, others nothing'),
        game(
          ['classic', 'SỐ ĐỀ'],
          'The classic regional lottery',
          'Số Đề: the last two digits of the Đặc biệt win 700,000, others nothing',
        ),
        game(
          ['lotto535', 'LOTTO 5/35'],
          'Five of 35 and one of 12',
          'Lotto 5/35: a bao of six with three numbers and the special wins 330,000, a ticket with none wins nothing',
        ),
        row(
          'KENO BAO',
          'A Keno ticket with a bao',
          by(texts, 'KENO BAO'),
          by('rules/keno/keno.test.ts', 'names a bao'),
          story('flows/Checkout', 'FromTheCart'),
        ),
      ],
    },
    {
      title: 'What one can do',
      rows: [
        row(
          [],
          'Log in by code or by PIN',
          by(
            'tests/journeys/account.spec.ts',
            'a visitor opens an account with a PIN, leaves, and comes back by that PIN',
          ),
          by(
            'storefront/state/session/session.test.ts',
            'by PIN keeps token and user',
            'by code fetches a token for the account',
          ),
        ),
        row(
          'Tiếp tục không đăng nhập',
          'Go on as a guest, and look round',
          by(texts, 'Tiếp tục không đăng nhập'),
          story('flows/Login', 'AsASheet'),
          by(
            'tests/journeys/guest-cart.spec.ts',
            'a guest builds a Keno ticket, keeps it over a reload, and the login hands it to the server',
          ),
        ),
        row(
          [],
          'Build, buy and see a ticket win, from the builder to the prize',
          by(
            'tests/journeys/passing-time.spec.ts',
            'a player buys a Mega ticket, a draw decides, the prize arrives once',
          ),
          by('backend/settlement/everyGame.test.ts', '%s: the winner has the prize, with its reason'),
        ),
        row(
          [],
          'Top up and take money out',
          by(
            'tests/journeys/wallet.spec.ts',
            'a transfer that the bank reports shows on the page and on another one of the player by itself',
            'money goes out to a proven account, is held at once and comes back when it is refused',
          ),
        ),
        row([], 'Move a reward to the wallet', story('flows/Wallet', 'RewardToWallet')),
        row(
          ['buyTicket', 'cashback'],
          'The history of money in two groups',
          by('backend/ledger/lists.test.ts', 'come with the sums of their days, below 0 for what was spent'),
          story('flows/Histories', 'Bought', 'Returned'),
        ),
        row([], 'Choose a bank from a list', story('components/BankPicker', 'Few', 'SixtyBanks')),
        row(
          [],
          'Read guides, contacts, banners and terms',
          by(
            'tests/journeys/told.spec.ts',
            'a guide that the operator sets is read, and its links lead through the shop',
          ),
          by('backend/public/setContents.test.ts', 'replaces contact data and banners'),
          story('flows/Term', 'Read'),
        ),
      ],
    },
    {
      title: 'Traits of every page',
      rows: [
        row(
          [],
          'A floating button for contact, with a popup',
          story('components/ContactButton', 'Default'),
          story('components/ContactPopup', 'Default'),
          by('storefront/app/App.test.tsx', 'has a button for contact on its pages, which opens the popup'),
        ),
        row(
          [],
          'A dark mode that is kept and put back at the start',
          by('tests/journeys/colour-mode.spec.ts', 'the dark mode one chooses stays, from the first frame on'),
          by('storefront/lib/storage.test.ts', 'keeps a choice, and follows the system only without one'),
        ),
        row([], 'A sidebar that opens and closes', story('components/Sidebar', 'Default', 'KeyboardAlone')),
        row('28rem', 'The widest a page gets', story('components/AppFrame', 'Default', 'KeepsPopupsInTheColumn')),
        row(
          [],
          'Amounts are written in đồng as in Vietnam',
          by('rules/warnings.test.ts', 'groups %i as %s'),
          story('components/Money', 'Default'),
        ),
        row(
          [],
          'The title says that lottery tickets are sold online',
          by('storefront/app/App.test.tsx', 'shows the screen of the path under its title, the first match first'),
        ),
      ],
    },
  ],
};
