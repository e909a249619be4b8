export { seededRandom } from '../seededRandom';
export * from './compare';
export * from './random';
export * from './games';
export type { Prize } from './published';
export * from './sweep';
