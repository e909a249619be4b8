export { AgeSheet } from './AgeSheet';
export { ProofSheet } from './ProofSheet';
