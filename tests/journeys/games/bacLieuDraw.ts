import { seasonDays } from './season';

/** The draw of Bạc Liêu on Tuesday 16 June 2026. */
export const bacLieuDraw = {
  region: 'MN',
  date: seasonDays.classic,
  channelId: 'bac-lieu',
  channelName: 'Bạc Liêu',
  prizes: {
    db: ['683986'],
    g1: ['88886'],
    g2: ['75247'],
    g3: ['52178', '74727'],
    g4: ['18866', '21425', '65465', '31980', '74380', '35819', '28007'],
    g5: ['7845'],
    g6: ['7074', '0151', '3653'],
    g7: ['928'],
    g8: ['50'],
  },
};
