import { mapGames } from '../games';

/** Names of games, methods and outcomes (spec sections 1, 3 and 9, decisions G12, G24 and G34). */
export const gameTitles = mapGames(({ title }) => title);

/** What the outcomes of Keno's side games are called (spec section 3). */
export const outcomeLabels = {
  EVEN: 'Chẵn',
  ODD: 'Lẻ',
  UPPER: 'Lớn',
  LOWER: 'Nhỏ',
  DRAW_UPPER_LOWER: 'Hòa Lớn Nhỏ',
  DRAW_ODD_EVEN: 'Hòa',
  EVEN_1112: 'Chẵn 11-12',
  ODD_1112: 'Lẻ 11-12',
} as const;

/** One play, in every game with bao. */
export const ordinaryTicket = 'Vé thường';
/** Keno's level that follows the count of numbers. */
export const freeLevel = 'Tự do';

/** The plain way to play a game that has others: one of Keno's tabs, a method of Max 3D Pro. */
export const plainWay = 'Cơ bản';

export const max3dProNames = { NORMAL: plainWay, GROUP: 'Bao bộ số', MULTIGROUP: 'Bao nhiều bộ số' } as const;
export const max3dPlayTypeNames = { straight: 'Đúng thứ tự', box: 'Bất kỳ thứ tự', straightBox: 'Cả hai' } as const;
