/** Settings of a shop that many requests come to from one address: only the limits on addresses and codes are wide. */
export const unlimited = {
  VELOC_LIMIT_ADDRESS_CHECKS: '999999999',
  VELOC_LIMIT_ADDRESS_PINS: '999999999',
  VELOC_LIMIT_ADDRESS_SENDS: '999999999',
  VELOC_LIMIT_SHOP_SENDS: '999999999',
  VELOC_LIMIT_OPERATOR_KEYS: '999999999',
  VELOC_LIMIT_OTP_SENDS: '999999999',
};
