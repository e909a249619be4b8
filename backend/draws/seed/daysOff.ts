// Lunar new year's days of 2026, 2027 and 2028: 17 February, 6 February, 26 January.

/** The drawn-ball games rest on the eve and the first day of the lunar year. */
export const newYearRest = [
  { from: '2026-02-16', to: '2026-02-17' },
  { from: '2027-02-05', to: '2027-02-06' },
  { from: '2028-01-25', to: '2028-01-26' },
];
