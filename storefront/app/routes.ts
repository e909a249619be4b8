import { gameConfig, gameIds, texts } from '@veloc/rules';
import { gamePages } from '../games/pages';
import { HomeScreen } from '../screens/home/HomeScreen';
import { screen, type AppRoute } from '../shared/route';
import * as paths from '../shared/paths';

const ticketDetail = () => import('../screens/ticket-detail/TicketDetailScreen');
const ticketReward = () => import('../screens/ticket-reward/TicketRewardScreen');
const paymentCheckout = () => import('../screens/payment-checkout/PaymentCheckoutScreen');
const historyScreens = () => import('../screens/transaction-history/HistoryScreen');
const login = () => import('../screens/login/LoginScreen');

const gameScreens = gameIds.map((gameId): AppRoute => {
  const { title, name, Screen, preload } = gamePages[gameId];
  return { path: gameConfig[gameId].href, layout: 'game', title, ...(name ? { name } : {}), Screen, preload };
});

/** First match wins, so the more exact path comes first. One line a screen that is no game's. */
export const routes: readonly AppRoute[] = [
  // Most visits begin here, so it comes with the shop instead of after it.
  { path: '/', layout: 'default', Screen: HomeScreen },
  screen({
    path: paths.results,
    layout: 'default',
    title: 'Kết quả',
    load: () => import('../screens/result/ResultScreen'),
  }),
  screen({
    path: paths.statistics,
    layout: 'game',
    title: 'Thống kê kết quả',
    load: () => import('../screens/result-statistics/StatisticsScreen'),
  }),
  screen({
    path: paths.check,
    layout: 'game',
    title: 'Dò số',
    load: () => import('../screens/result-check/CheckScreen'),
  }),
  screen({
    path: `${paths.live}/:period`,
    layout: 'game',
    title: 'Trường quay',
    load: () => import('../screens/live-draw/LiveDrawScreen'),
  }),
  screen({
    path: `${paths.results}/:game/:id`,
    layout: 'game',
    title: 'Kết quả',
    load: () => import('../screens/result-detail/ResultDetailScreen'),
  }),
  screen({
    path: paths.tickets,
    layout: 'default',
    title: 'Vé của tôi',
    load: () => import('../screens/tickets/TicketsScreen'),
  }),
  screen({
    path: `${paths.tickets}/:id`,
    layout: 'game',
    title: 'Chi tiết vé',
    load: ticketDetail,
  }),
  screen({
    path: `${paths.tickets}/:id/reward`,
    layout: 'game',
    title: 'Tiền thưởng',
    load: ticketReward,
  }),
  screen({
    path: paths.account,
    layout: 'default',
    title: 'Tài khoản',
    load: () => import('../screens/account/AccountScreen'),
  }),
  ...gameScreens,
  screen({
    path: paths.regionalDetail('loto'),
    layout: 'game',
    title: 'Đài mở thưởng',
    load: async () => ({ default: (await import('../screens/regional-detail/RegionalDetailScreen')).LotoDetailScreen }),
  }),
  screen({ path: paths.regionalTicket('loto'), layout: 'game', title: 'Chi tiết vé', load: ticketDetail }),
  screen({ path: paths.regionalReward('loto'), layout: 'game', title: 'Tiền thưởng', load: ticketReward }),
  screen({
    path: paths.regionalDetail('classic'),
    layout: 'game',
    title: 'Đài và giải thưởng',
    load: async () => ({
      default: (await import('../screens/regional-detail/RegionalDetailScreen')).ClassicDetailScreen,
    }),
  }),
  screen({ path: paths.classicCheckout, layout: 'game', title: 'Xác nhận thanh toán', load: paymentCheckout }),
  screen({
    path: paths.classicTransaction,
    layout: 'game',
    title: 'Giao dịch Số Đề',
    load: () => import('../games/classic/builder/ClassicTransactionScreen'),
  }),
  screen({ path: paths.regionalTicket('classic'), layout: 'game', title: 'Chi tiết vé', load: ticketDetail }),
  screen({ path: paths.regionalReward('classic'), layout: 'game', title: 'Tiền thưởng', load: ticketReward }),
  screen({ path: paths.cart, layout: 'game', title: 'Giỏ hàng', load: () => import('../screens/cart/CartScreen') }),
  screen({
    path: paths.checkout,
    layout: 'game',
    title: 'Xác nhận thanh toán',
    load: () => import('../screens/checkout/CheckoutScreen'),
  }),
  screen({
    path: paths.gatewayReturn,
    layout: 'game',
    title: 'Kết quả giao dịch',
    load: () => import('../screens/payment-gateway/GatewayReturnScreen'),
  }),
  screen({
    path: paths.purchaseCheckout,
    layout: 'game',
    title: 'Xác nhận thanh toán',
    load: paymentCheckout,
  }),
  screen({
    path: paths.paidCart,
    layout: 'game',
    title: 'Kết quả thanh toán',
    load: async () => ({ default: (await import('../screens/payment-result/ResultScreens')).CartResultScreen }),
  }),
  screen({
    path: `${paths.kenoSlip}/:id?`,
    layout: 'game',
    title: 'Phiếu Keno',
    load: async () => ({ default: (await import('../screens/payment-result/ResultScreens')).KenoResultScreen }),
  }),
  screen({
    path: `${paths.order}/:id?`,
    layout: 'game',
    title: 'Đơn hàng',
    load: () => import('../screens/payment/PaymentScreen'),
  }),
  screen({
    path: paths.charges,
    layout: 'game',
    title: 'Giao dịch nạp tiền',
    load: async () => ({ default: (await historyScreens()).TopUpHistoryScreen }),
  }),
  screen({
    path: paths.withdraw,
    layout: 'game',
    title: 'Rút tiền',
    load: () => import('../screens/withdraw/WithdrawScreen'),
  }),
  screen({
    path: paths.withdrawals,
    layout: 'game',
    title: 'Giao dịch rút tiền',
    load: async () => ({ default: (await historyScreens()).WithdrawalHistoryScreen }),
  }),
  screen({
    path: paths.transactions,
    layout: 'game',
    title: 'Giao dịch mua vé',
    load: async () => ({ default: (await historyScreens()).PurchaseHistoryScreen }),
  }),
  screen({
    path: `${paths.payments}/:id?`,
    layout: 'game',
    title: 'Giao dịch',
    quiet: true,
    load: () => import('../screens/payment-history/PaymentHistoryScreen'),
  }),
  screen({
    path: paths.recharge,
    layout: 'game',
    title: 'Nạp tiền',
    load: () => import('../screens/recharge/RechargeScreen'),
  }),
  screen({
    path: paths.rechargeCheckout,
    layout: 'game',
    title: 'Chuyển khoản',
    load: () => import('../screens/recharge-checkout/RechargeCheckoutScreen'),
  }),
  screen({
    path: paths.checkReceipt,
    layout: 'game',
    title: 'Kiểm tra vé',
    load: () => import('../screens/check-receipt/CheckReceiptScreen'),
  }),
  screen({
    path: paths.guides,
    layout: 'game',
    title: 'Hướng dẫn chơi',
    load: () => import('../screens/guide/GuideScreen'),
  }),
  screen({
    path: `${paths.guides}/:id`,
    layout: 'game',
    title: 'Hướng dẫn chơi',
    load: () => import('../screens/guide-detail/GuideDetailScreen'),
  }),
  screen({
    path: paths.contact,
    layout: 'game',
    title: 'Liên hệ',
    load: () => import('../screens/contact/ContactScreen'),
  }),
  screen({
    path: paths.numberBook,
    layout: 'game',
    title: 'Sổ số',
    load: () => import('../screens/number-book/NumberBookScreen'),
  }),
  screen({
    path: paths.ticketImages,
    layout: 'game',
    title: 'Ảnh và phiếu',
    load: () => import('../screens/ticket-images/TicketImagesScreen'),
  }),
  screen({
    path: paths.ticketGift,
    layout: 'game',
    title: 'Ảnh lì xì',
    load: () => import('../screens/ticket-gift/TicketGiftScreen'),
  }),
  screen({
    path: paths.printQueue,
    layout: 'game',
    title: 'Hàng đợi in',
    load: () => import('../screens/print-queue/PrintQueueScreen'),
  }),
  screen({
    path: paths.notifications,
    layout: 'game',
    title: 'Thông báo',
    load: () => import('../screens/notifications/NotificationsScreen'),
  }),
  screen({ path: paths.term, layout: 'game', title: 'Điều khoản', load: () => import('../screens/term/TermScreen') }),
  screen({ path: paths.login, layout: 'empty', title: texts.login, load: login }),
  screen({ path: paths.accountLogin, layout: 'empty', title: texts.login, load: login }),
  screen({
    path: paths.register,
    layout: 'empty',
    title: 'Tạo tài khoản',
    load: () => import('../screens/register/RegisterScreen'),
  }),
  screen({
    path: paths.changePass,
    layout: 'game',
    title: 'Đổi mã PIN',
    load: () => import('../screens/change-pass/ChangePassScreen'),
  }),
  screen({
    path: paths.sessions,
    layout: 'game',
    title: 'Thiết bị đăng nhập',
    load: () => import('../screens/sessions/SessionsScreen'),
  }),
  screen({
    path: paths.limits,
    layout: 'game',
    title: 'Chơi có trách nhiệm',
    load: () => import('../screens/limits/LimitsScreen'),
  }),
  screen({
    path: paths.profile,
    layout: 'game',
    title: 'Hồ sơ',
    load: () => import('../screens/profile/ProfileScreen'),
  }),
  screen({
    path: paths.profileEdit,
    layout: 'game',
    title: 'Sửa hồ sơ',
    load: () => import('../screens/profile-edit/ProfileEditScreen'),
  }),
  screen({
    path: paths.testCart,
    layout: 'game',
    title: 'Kiểm tra giỏ hàng',
    load: () => import('../screens/test-cart/TestCartScreen'),
  }),
  screen({
    path: paths.testSupport,
    layout: 'game',
    title: 'Kiểm tra hỗ trợ',
    load: () => import('../screens/test-support/TestSupportScreen'),
  }),
  screen({
    path: paths.verify,
    layout: 'empty',
    title: 'Nhập mã xác thực',
    load: () => import('../screens/verify/VerifyScreen'),
  }),
];
