import { gameIds, type GameId } from '../games';
import { generateDraw, generateTickets, seededRandom } from './oracle';

/** A ticket as a client sends it. */
export type SentTicket = Readonly<Record<string, unknown>>;

interface Kind {
  gameId: GameId;
  ticket: SentTicket;
}

const written: Readonly<Record<string, Kind>> = {
  'keno level': { gameId: 'keno', ticket: { listNumber: [1, 2, 3, 80], playMethod: 'LEVEL_4', betAmount: 20_000 } },
  'keno bao': {
    gameId: 'keno',
    ticket: { isBundleTicket: true, bundleLevel: 3, bundleSelectedNumbers: [1, 2, 3, 4, 80], playMethod: 'LEVEL_3' },
  },
  kenoeo: { gameId: 'kenoeo', ticket: { playMethod: 'EVEN', listNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9, 80] } },
  kenoud: { gameId: 'kenoud', ticket: { playMethod: 'UPPER', listNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9, 80] } },
  mega: { gameId: 'mega', ticket: { listNumber: [1, 2, 3, 4, 5, 45] } },
  'mega bao': { gameId: 'mega', ticket: { listNumber: [1, 2, 3, 4, 5, 6, 45], playMethod: { id: 'GROUP_7' } } },
  power: { gameId: 'power', ticket: { listNumber: [1, 2, 3, 4, 5, 55], powerNumber: 16 } },
  'power bao': {
    gameId: 'power',
    ticket: { listNumber: [1, 2, 3, 4, 55], powerNumber: 1, playMethod: { id: 'GROUP_5' } },
  },
  max3d: { gameId: 'max3d', ticket: { numbers: '123', playType: 'box', playMethod: { id: 'MAX3D' } } },
  'max3d+': { gameId: 'max3d', ticket: { numbers: '123 456', playMethod: { id: 'MAX3DPLUS' } } },
  'max3dpro normal': { gameId: 'max3dpro', ticket: { numbers: '456 123', playMethod: { id: 'NORMAL' } } },
  'max3dpro group': { gameId: 'max3dpro', ticket: { numbers: '456 123', playMethod: { id: 'GROUP' }, priceCoef: 36 } },
  'max3dpro multigroup': { gameId: 'max3dpro', ticket: { numbers: '456 123 789', playMethod: { id: 'MULTIGROUP' } } },
  loto: { gameId: 'loto', ticket: { lotoType: { id: 'D' }, numbers: '-407', value: 20_000 } },
  classic: {
    gameId: 'classic',
    ticket: { numbers: '407', amount: 2, channelId: 'tphcm', channelName: 'TP. HCM', resultDate: '21/11/2026' },
  },
  lotto535: { gameId: 'lotto535', ticket: { mainNumbers: [1, 2, 3, 4, 35], specialNumbers: [12] } },
  'lotto535 bao': {
    gameId: 'lotto535',
    ticket: { mainNumbers: [1, 2, 3, 4, 5, 35], specialNumbers: [1, 12], playMethod: { id: 'BAO_6_2' } },
  },
};

/** The first ticket that the oracle makes of a game. */
function madeOf(gameId: GameId): Kind {
  const random = seededRandom(535);
  const [ticket] = generateTickets({ gameId, random, count: 1, draws: [generateDraw(gameId, random)] });
  return { gameId, ticket: { ...ticket } };
}

const others = gameIds.filter((gameId) => !Object.values(written).some((kind) => kind.gameId === gameId));

/** Tickets that are accepted, each of another kind and at least one of each game, by what they are called in a test. */
export const validTickets: Readonly<Record<string, Kind>> = {
  ...written,
  ...Object.fromEntries(others.map((gameId) => [gameId, madeOf(gameId)])),
};
