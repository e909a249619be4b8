const plain = new Intl.NumberFormat('vi-VN');

/** A number as Vietnamese reads it: 1234.5 as '1.234,5'. */
export const formatNumber = (value: number) => plain.format(value);
