export { seededRandom } from '../seededRandom';
export * from './compare';
export * from './dice';
export * from './madeDraws';
export * from './naiveGames';
export type { Prize } from './published';
export * from './sweep';
export * from './tickets/makers';
