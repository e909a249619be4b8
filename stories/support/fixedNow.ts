/** A Saturday, 12:16:42 in Vietnam: 5 hours, 42 minutes and 18 seconds before the evening draws close. */
export const fixedNow = Date.parse('2026-11-21T12:16:42+07:00');
