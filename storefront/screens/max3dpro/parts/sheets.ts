export { PickedCoef } from './PickedCoef';
export { SlotSheet } from './SlotSheet';
