/** What each of a player's two balances is for (decision A10). */
export const BALANCE_USES =
  'Số dư ví dùng để mua vé hoặc rút về ngân hàng. Số dư thưởng là tiền trúng: rút về ngân hàng, hoặc chuyển vào ví để mua vé.';
