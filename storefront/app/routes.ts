import { gameConfig, gameIds, texts } from '@veloc/rules';
import { gamePages } from '../games/pages';
import { HomeScreen } from '../screens/home/HomeScreen';
import { screen, type AppRoute } from '../shared/route';

const ticketDetail = () => import('../screens/ticket-detail/TicketDetailScreen');
const ticketReward = () => import('../screens/ticket-reward/TicketRewardScreen');
const paymentCheckout = () => import('../screens/payment-checkout/PaymentCheckoutScreen');
const login = () => import('../screens/login/LoginScreen');

const gameScreens = gameIds.map((gameId): AppRoute => {
  const { title, name, Screen } = gamePages[gameId];
  return { path: gameConfig[gameId].href, layout: 'game', title, ...(name ? { name } : {}), Screen };
});

/** First match wins, so the more exact path comes first. One line a screen that is no game's. */
export const routes: readonly AppRoute[] = [
  // Most visits begin here, so it comes with the shop instead of after it.
  { path: '/', layout: 'default', Screen: HomeScreen },
  screen({
    path: '/result',
    layout: 'default',
    title: 'Kết quả',
    load: () => import('../screens/result/ResultScreen'),
  }),
  screen({
    path: '/result/statistics',
    layout: 'game',
    title: 'Thống kê kết quả',
    load: () => import('../screens/result-statistics/StatisticsScreen'),
  }),
  screen({
    path: '/result/check',
    layout: 'game',
    title: 'Dò số',
    load: () => import('../screens/result-check/CheckScreen'),
  }),
  screen({
    path: '/result/:game/:id',
    layout: 'game',
    title: 'Kết quả',
    load: () => import('../screens/result-detail/ResultDetailScreen'),
  }),
  screen({
    path: '/account/tickets',
    layout: 'default',
    title: 'Vé của tôi',
    load: () => import('../screens/tickets/TicketsScreen'),
  }),
  screen({
    path: '/account/tickets/:id',
    layout: 'game',
    title: 'Chi tiết vé',
    load: ticketDetail,
  }),
  screen({
    path: '/account/tickets/:id/reward',
    layout: 'game',
    title: 'Tiền thưởng',
    load: ticketReward,
  }),
  screen({
    path: '/account',
    layout: 'default',
    title: 'Tài khoản',
    load: () => import('../screens/account/AccountScreen'),
  }),
  ...gameScreens,
  screen({
    path: '/loto/detail',
    layout: 'game',
    title: 'Đài mở thưởng',
    load: async () => ({ default: (await import('../screens/regional-detail/RegionalDetailScreen')).LotoDetailScreen }),
  }),
  screen({ path: '/loto/ticket-detail', layout: 'game', title: 'Chi tiết vé', load: ticketDetail }),
  screen({ path: '/loto/ticket-reward', layout: 'game', title: 'Tiền thưởng', load: ticketReward }),
  screen({
    path: '/classic/detail',
    layout: 'game',
    title: 'Đài và giải thưởng',
    load: async () => ({
      default: (await import('../screens/regional-detail/RegionalDetailScreen')).ClassicDetailScreen,
    }),
  }),
  screen({ path: '/classic/payment', layout: 'game', title: 'Xác nhận thanh toán', load: paymentCheckout }),
  screen({
    path: '/classic/transaction',
    layout: 'game',
    title: 'Giao dịch Số Đề',
    load: () => import('../games/classic/builder/ClassicTransactionScreen'),
  }),
  screen({ path: '/classic/ticket-detail', layout: 'game', title: 'Chi tiết vé', load: ticketDetail }),
  screen({ path: '/classic/ticket-reward', layout: 'game', title: 'Tiền thưởng', load: ticketReward }),
  screen({ path: '/cart', layout: 'game', title: 'Giỏ hàng', load: () => import('../screens/cart/CartScreen') }),
  screen({
    path: '/checkout',
    layout: 'game',
    title: 'Xác nhận thanh toán',
    load: () => import('../screens/checkout/CheckoutScreen'),
  }),
  screen({
    path: '/checkout/vnpt',
    layout: 'game',
    title: 'Kết quả giao dịch',
    load: () => import('../screens/payment-gateway/GatewayReturnScreen'),
  }),
  screen({
    path: '/payment/checkout',
    layout: 'game',
    title: 'Xác nhận thanh toán',
    load: paymentCheckout,
  }),
  screen({
    path: '/payment/cart-checkout',
    layout: 'game',
    title: 'Kết quả thanh toán',
    load: () => import('../screens/payment-result/CartResultScreen'),
  }),
  screen({
    path: '/payment/keno-checkout/:id?',
    layout: 'game',
    title: 'Phiếu Keno',
    load: () => import('../screens/payment-result/KenoResultScreen'),
  }),
  screen({
    path: '/payment/:id?',
    layout: 'game',
    title: 'Đơn hàng',
    load: () => import('../screens/payment/PaymentScreen'),
  }),
  screen({
    path: '/account/charge',
    layout: 'game',
    title: 'Lịch sử nạp tiền',
    load: () => import('../screens/charge/ChargeScreen'),
  }),
  screen({
    path: '/account/withdraw',
    layout: 'game',
    title: 'Rút tiền',
    load: () => import('../screens/withdraw/WithdrawScreen'),
  }),
  screen({
    path: '/account/withdraw-history',
    layout: 'game',
    title: 'Lịch sử rút tiền',
    load: () => import('../screens/withdraw-history/WithdrawHistoryScreen'),
  }),
  screen({
    path: '/account/transaction-history',
    layout: 'game',
    title: 'Lịch sử giao dịch',
    load: () => import('../screens/transaction-history/TransactionHistoryScreen'),
  }),
  screen({
    path: '/account/payment-history/:id?',
    layout: 'game',
    title: 'Lịch sử thanh toán',
    quiet: true,
    load: () => import('../screens/payment-history/PaymentHistoryScreen'),
  }),
  screen({
    path: '/account/recharge',
    layout: 'game',
    title: 'Nạp tiền',
    load: () => import('../screens/recharge/RechargeScreen'),
  }),
  screen({
    path: '/account/recharge/checkout',
    layout: 'game',
    title: 'Chuyển khoản',
    load: () => import('../screens/recharge-checkout/RechargeCheckoutScreen'),
  }),
  screen({
    path: '/guide',
    layout: 'game',
    title: 'Hướng dẫn chơi',
    load: () => import('../screens/guide/GuideScreen'),
  }),
  screen({
    path: '/guide/:id',
    layout: 'game',
    title: 'Hướng dẫn chơi',
    load: () => import('../screens/guide-detail/GuideDetailScreen'),
  }),
  screen({
    path: '/contact',
    layout: 'game',
    title: 'Liên hệ',
    load: () => import('../screens/contact/ContactScreen'),
  }),
  screen({
    path: '/account/images',
    layout: 'game',
    title: 'Ảnh vé',
    load: () => import('../screens/ticket-images/TicketImagesScreen'),
  }),
  screen({
    path: '/device-management/print-queue',
    layout: 'game',
    title: 'Hàng đợi in',
    load: () => import('../screens/print-queue/PrintQueueScreen'),
  }),
  screen({
    path: '/account/notifications',
    layout: 'game',
    title: 'Thông báo',
    load: () => import('../screens/notifications/NotificationsScreen'),
  }),
  screen({ path: '/term', layout: 'game', title: 'Điều khoản', load: () => import('../screens/term/TermScreen') }),
  screen({ path: '/login', layout: 'empty', title: texts.login, load: login }),
  screen({ path: '/account/login', layout: 'empty', title: texts.login, load: login }),
  screen({
    path: '/account/register',
    layout: 'empty',
    title: 'Tạo tài khoản',
    load: () => import('../screens/register/RegisterScreen'),
  }),
  screen({
    path: '/account/change-pass',
    layout: 'game',
    title: 'Đổi mã PIN',
    load: () => import('../screens/change-pass/ChangePassScreen'),
  }),
  screen({
    path: '/account/sessions',
    layout: 'game',
    title: 'Thiết bị đăng nhập',
    load: () => import('../screens/sessions/SessionsScreen'),
  }),
  screen({
    path: '/account/limits',
    layout: 'game',
    title: 'Chơi có trách nhiệm',
    load: () => import('../screens/limits/LimitsScreen'),
  }),
  screen({ path: '/profile', layout: 'game', title: 'Hồ sơ', load: () => import('../screens/profile/ProfileScreen') }),
  screen({
    path: '/profile/edit',
    layout: 'game',
    title: 'Sửa hồ sơ',
    load: () => import('../screens/profile-edit/ProfileEditScreen'),
  }),
  screen({
    path: '/test-cart',
    layout: 'game',
    title: 'Kiểm tra giỏ hàng',
    load: () => import('../screens/test-cart/TestCartScreen'),
  }),
  screen({
    path: '/test-support',
    layout: 'game',
    title: 'Kiểm tra hỗ trợ',
    load: () => import('../screens/test-support/TestSupportScreen'),
  }),
  screen({
    path: '/account/verify',
    layout: 'empty',
    title: 'Nhập mã xác thực',
    load: () => import('../screens/verify/VerifyScreen'),
  }),
];
