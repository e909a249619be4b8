export { ChangeSheet } from './ChangeSheet';
export { MethodSheet } from './MethodSheet';
export { NumberPicker } from './NumberPicker';
export { PeriodSheet } from './PeriodSheet';
