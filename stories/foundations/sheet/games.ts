/** Ids and display names of the ten games. */
export const games = [
  ['keno', 'KENO'],
  ['kenoeo', 'KENO Chẵn – Lẻ'],
  ['kenoud', 'KENO Lớn – Nhỏ'],
  ['mega', 'MEGA 6/45'],
  ['power', 'POWER 6/55'],
  ['max3d', 'MAX 3D'],
  ['max3dpro', 'MAX 3D PRO'],
  ['loto', 'LOTO'],
  ['classic', 'SỐ ĐỀ'],
  ['lotto535', 'LOTTO 5/35'],
] as const;
