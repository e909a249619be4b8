import { by, row, story, type Section } from '../row';

const texts = 'rules/texts/texts.test.ts';
const names = 'rules/messages.test.ts';

export const product: Section = {
  title: '1 The product',
  parts: [
    {
      title: 'Games',
      rows: [
        row(['keno', 'KENO'], 'Keno', by(names, '%s is %s at %s', 'KENO'), by(texts, 'KENO')),
        row(['kenoeo', 'KENO CHẴN LẺ'], 'Keno even or odd', by(names, 'KENO CHẴN LẺ')),
        row(['kenoud', 'KENO LỚN NHỎ'], 'Keno big or small', by(names, 'KENO LỚN NHỎ')),
        row(['mega', 'MEGA 6/45'], 'Mega', by(names, 'MEGA 6/45'), by(texts, 'MEGA 6/45')),
        row(['power', 'POWER 6/55'], 'Power', by(names, 'POWER 6/55'), by(texts, 'POWER 6/55')),
        row(['max3d', 'MAX 3D'], 'Max 3D', by(names, 'MAX 3D'), by(texts, 'MAX 3D')),
        row(['max3dpro', 'MAX 3D PRO'], 'Max 3D Pro', by(names, 'MAX 3D PRO'), by(texts, 'MAX 3D PRO')),
        row(['loto', 'LOTO'], 'Loto', by(names, 'LOTO'), by(texts, 'LOTO')),
        row(['classic', 'SỐ ĐỀ'], 'The classic regional lottery', by(names, 'SỐ ĐỀ'), by(texts, 'SỐ ĐỀ')),
        row(['lotto535', 'LOTTO 5/35'], 'Five of 35 and one of 12', by(names, 'LOTTO 5/35')),
        row(
          'KENO BAO',
          'A Keno ticket with a bao',
          by(texts, 'KENO BAO'),
          by('rules/keno/keno.test.ts', 'names a bao'),
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
          by('backend/routes/public.test.ts', 'answers contact, banners and privacy in the shapes of the wire'),
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
