export { seededRandom } from '../seededRandom';
export * from './compare';
export * from './dice';
export * from './games';
export type { Prize } from './published';
export * from './sweep';
