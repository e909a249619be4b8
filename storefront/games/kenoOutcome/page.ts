import type { GamePage } from '../gamePage';
import { kenoScreen } from '../keno/page';

export const kenoeo: GamePage = { title: 'Keno Chẵn – Lẻ', home: 'link', linkLabel: 'Chẵn – Lẻ', ...kenoScreen };

export const kenoud: GamePage = { title: 'Keno Lớn – Nhỏ', home: 'link', linkLabel: 'Lớn – Nhỏ', ...kenoScreen };
