/** Numbers as Vietnamese reads them: 1234.5 as "1.234,5". */
export const plainNumber = new Intl.NumberFormat('vi-VN');
