import { baoMethods, baoUnit } from '../numbersGame';

export const POWER_NUMBERS = { from: 1, to: 55 } as const;
/** Range of the number a player adds to the ticket; it decides no prize (decision G10). */
export const POWER_BALL = { from: 1, to: 16 } as const;
export const POWER_PLAY_SIZE = 6;
export const POWER_DEFAULT_METHOD = 'GROUP_6';
export const POWER_DEFAULT_BALL = 1;

const sizes = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18];

const drawing = { drum: POWER_NUMBERS, playSize: POWER_PLAY_SIZE };

/** Plays of a bao: five numbers are joined by each of the 50 others, more are played in all sets of six. */
export const powerUnit = (size: number) => baoUnit(drawing, size);

/** GROUP_5, 6, 7 to 15 and 18 (decision G9); GROUP_6 is the ordinary ticket. */
export const powerMethods = baoMethods(drawing, sizes);
