export { AgeSheet } from './AgeSheet';
export { BankSheet } from './BankSheet';
export { ProofSheet } from './ProofSheet';
