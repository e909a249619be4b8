import type { DocsIndexEntry, IndexEntry } from 'storybook/internal/types';

/**
 * What else a component is called, in English and Vietnamese: the search of the sidebar finds it by these. Vietnamese is
 * found without its marks as well.
 */
const words: Record<string, string> = {
  AccountHead: 'profile header, đầu trang tài khoản',
  ActionBar: 'bottom bar, button bar, thanh nút',
  AddCard: 'add button, placeholder, thêm vé',
  AmountField: 'money input, currency field, ô nhập số tiền',
  AmountPicker: 'money input, quick amounts, chọn số tiền',
  AppFrame: 'layout, shell, container, khung trang',
  BalancePill: 'wallet, balance badge, số dư, ví',
  BalancePopup: 'insufficient funds, modal, dialog, không đủ tiền, hộp thoại',
  BankPicker: 'select, dropdown, combobox, chọn ngân hàng',
  Banner: 'carousel, slider, slideshow, băng rôn, quảng cáo',
  BarChart: 'graph, histogram, biểu đồ, thống kê',
  BudgetRing: 'donut, gauge, progress ring, ngân sách, giới hạn',
  BonusPanel: 'power number, special number, số đặc biệt',
  BottomSheet: 'modal, drawer, dialog, action sheet, dropdown, hộp thoại, bảng chọn',
  Button: 'cta, link button, nút, nút bấm',
  Card: 'panel, box, surface, thẻ, khung',
  CartGroup: 'basket, draw, giỏ hàng, nhóm vé, kỳ quay',
  CartLine: 'basket item, giỏ hàng, dòng vé',
  Checkbox: 'tick, check box, ô đánh dấu, hộp kiểm',
  Chip: 'tag, pill, filter, toggle, nhãn',
  ChipGroup: 'filter, tags, select, dropdown, nhóm nhãn, bộ lọc',
  Columns: 'layout, grid, tiles, side by side, cột, lưới, bố cục',
  CombinationList: 'system bet, bao, tổ hợp số',
  ContactButton: 'fab, floating button, chat, nút liên hệ',
  ContactPopup: 'support, modal, dialog, hỗ trợ, hộp thoại liên hệ',
  CopyRow: 'clipboard, copy button, sao chép',
  Countdown: 'timer, clock, time left, đếm ngược, đồng hồ',
  DayPicker: 'date picker, calendar, chọn ngày, lịch',
  DigitPad: 'keypad, numpad, keyboard, bàn phím số',
  DigitTiles: 'digit input, code input, ô số',
  Digits: 'tabular figures, monospace numbers, chữ số',
  DrawResult: 'winning numbers, kết quả, số trúng',
  DrawTiers: 'prizes, giải thưởng, bảng kết quả',
  DrawTime: 'draw date, schedule, when, giờ quay, ngày quay',
  EmptyState: 'no data, zero state, blank, trống, chưa có gì',
  EntryPanel: 'input panel, keypad, nhập số',
  ErrorState: 'failure, retry, offline, lỗi, thử lại',
  Facts: 'metadata, caption, separator, dot, dấu chấm, thông tin',
  Field: 'input, text field, text box, form, ô nhập, biểu mẫu',
  FixedFooter: 'sticky footer, checkout bar, thanh toán, chân trang',
  FoldCard: 'accordion, collapse, disclosure, expand, thu gọn, mở rộng',
  GameHeader: 'hero, title bar, đầu trang trò chơi',
  GameMark: 'game logo, game icon, biểu tượng trò chơi',
  GameTicket: 'game card, vé, thẻ trò chơi',
  GameTile: 'game card, ô trò chơi',
  GiftEnvelope: 'gift card, red envelope, lì xì, phong bao, tặng vé',
  Header: 'app bar, navbar, top bar, đầu trang',
  IconButton: 'icon, close button, nút biểu tượng',
  IconTile: 'icon badge, ô biểu tượng',
  InfiniteList: 'virtual list, feed, pagination, danh sách, cuộn',
  Inline: 'layout, row, flex, cluster, group, hàng ngang, bố cục',
  IntroCard: 'welcome, onboarding, giới thiệu',
  JackpotFigure: 'prize amount, giải độc đắc',
  JackpotHero: 'hero, prize banner, giải độc đắc',
  LinkProvider: 'router, navigation, liên kết',
  ListRow: 'list item, menu item, cell, settings, dòng, danh sách',
  LoadingPopup: 'blocking spinner, modal, dialog, progress, đang xử lý, hộp thoại',
  Logo: 'brand, mark, biểu trưng',
  Money: 'currency, price, amount, tiền, giá',
  Notice: 'alert, banner, callout, inline message, thông báo, cảnh báo',
  NumberBall: 'ball, lottery ball, bóng số, quả bóng',
  NumberGrid: 'number picker, board, bảng số, chọn số',
  NumberSetCard: 'favourites, saved numbers, number book, sổ số, bộ số yêu thích',
  NumberTray: 'selected numbers, khay số',
  OtpField: 'one time code, sms code, pin input, mã xác nhận, ô nhập mã',
  OutcomeCard: 'bet, radio card, option, cửa cược',
  Page: 'layout, container, content, main, trang, bố cục',
  PageHeader: 'app bar, title bar, back, tiêu đề trang',
  PageLayout: 'shell, scaffold, sticky footer, khung trang, bố cục',
  PeriodPicker: 'consecutive draws, subscription, nuôi số, số kỳ',
  PhoneField: 'telephone input, ô nhập số điện thoại',
  PinField: 'password, secret input, passcode, mật khẩu, mã pin',
  PlayLine: 'bet line, dòng cược',
  PlayMethodList: 'radio list, bet type, cách chơi',
  Popup: 'modal, dialog, alert, confirm, overlay, hộp thoại, cửa sổ',
  DrawStage: 'live draw, show, drum, trường quay, quay trực tiếp',
  DrawTable: 'result table, bảng kết quả xổ số kiến thiết',
  LastTwoDigits: 'heads and tails, đầu đuôi, bảng lô tô',
  PrintSheet: 'print, paper, A4, in, bản in',
  PrizeTable: 'payout table, bảng giải thưởng',
  OddsField: 'chance, probability, dots, cơ hội trúng, xác suất',
  ProgressBar: 'meter, loading bar, tiến độ',
  Prose: 'rich text, article, markdown, typography, văn bản',
  QrCode: 'barcode, mã qr, quét mã',
  QuantityStepper: 'number input, spinner, counter, plus minus, số lượng, tăng giảm',
  Radio: 'option button, nút chọn',
  RadioList: 'radio group, select, dropdown, payment methods, danh sách chọn',
  Receipt: 'invoice, bill, hóa đơn, biên nhận',
  ResultHeader: 'hero, draw header, đầu trang kết quả',
  SearchField: 'search input, search box, filter, ô nhập tìm kiếm',
  SectionHeading: 'title, subtitle, tiêu đề mục',
  Segment: 'segmented control, toggle, switch, tabs, chuyển đổi',
  SelectCard: 'select, dropdown, picker, setting, thẻ chọn',
  SelectField: 'select, dropdown, picker, input, ô chọn',
  Sidebar: 'drawer, menu, navigation, hamburger, danh mục, trình đơn',
  SidePanel: 'aside, desktop panel, complementary, bảng bên',
  Skeleton: 'placeholder, shimmer, loading, khung chờ, đang tải',
  Sparkline: 'mini chart, trend, biểu đồ nhỏ',
  SpinnerOverlay: 'loader, loading, spinner, đang tải',
  Stack: 'layout, column, vstack, list, xếp dọc, bố cục',
  StatusBadge: 'tag, label, pill, state, trạng thái, huy hiệu',
  StockCard: 'inventory, ticket stock, vé truyền thống, kho vé',
  SuccessPopup: 'modal, dialog, confirmation, thành công, hộp thoại',
  Sunburst: 'pattern, decoration, trống đồng, họa tiết',
  Switch: 'toggle, on off, công tắc, bật tắt',
  SyncStatus: 'saved, syncing, offline, đồng bộ',
  TabBar: 'bottom navigation, navbar, thanh điều hướng',
  Tabs: 'tab panel, tab strip, thẻ trang',
  Text: 'typography, heading, paragraph, label, chữ, văn bản',
  TextLink: 'anchor, hyperlink, liên kết',
  ThemeSwitch: 'dark mode toggle, giao diện tối',
  TicketCard: 'ticket, coupon, vé, tờ vé',
  TicketLine: 'ticket row, vé, dòng số',
  TicketPicture: 'ticket image, svg, share, hình vé, ảnh vé',
  TicketSlot: 'ticket row, play slot, vé, dòng vé',
  TicketSlotList: 'ticket builder, vé, danh sách vé',
  Toast: 'snackbar, notification, undo, thông báo, hoàn tác',
  TopNav: 'navbar, menu bar, header navigation, desktop, thanh điều hướng trên',
  TornTicket: '404, not found, không tìm thấy, vé rách',
  TotalBox: 'summary, sum, order total, tổng tiền',
  WinReveal: 'celebration, prize, jackpot, confetti, trúng thưởng, khoảnh khắc trúng',
  WarningPopup: 'alert, modal, dialog, error, cảnh báo, hộp thoại',
};

/** Names of the components that other words are known of. */
export const aliasedComponents = Object.keys(words);

/** What else a component is called, one after the other; nothing where nothing is known. */
export const aliasesOf = (component: string): string => words[component] ?? '';

const withoutMarks = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');

function anchorsOf(component: string): NonNullable<DocsIndexEntry['anchors']> {
  const known = words[component]?.split(', ') ?? [];
  return [...new Set(known.flatMap((word) => [word, withoutMarks(word)]))].map((title) => ({ id: '', title }));
}

/** Storybook searches the headings of a docs page too; the other names of a component are given to it as such. */
export function indexByAliases(entries: Record<string, IndexEntry>): Record<string, IndexEntry> {
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const anchors = anchorsOf(entry.title.split('/').at(-1) ?? '');
      return [id, entry.type === 'docs' && anchors.length > 0 ? { ...entry, anchors } : entry];
    }),
  );
}
