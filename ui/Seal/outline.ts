const CENTRE = 60;
const RADIUS = 56;
const SCALLOPS = 28;

/** A place on a circle around the middle of the 120 by 120 drawing, by its turn: 0 at the right, then clockwise. */
const place = (turn: number) =>
  [Math.cos, Math.sin].map((of) => (CENTRE + RADIUS * of(2 * Math.PI * turn)).toFixed(2)).join(' ');

/** The edge of pressed lacquer. */
export const scalloped = `${Array.from({ length: SCALLOPS }, (_, index) =>
  index === 0 ? `M${place(0)}` : `A6.6 6.6 0 0 1 ${place(index / SCALLOPS)}`,
).join('')}A6.6 6.6 0 0 1 ${place(0)}Z`;

/** A ring that has not closed, and where it would go on. */
export const open = {
  arc: `M${place(-0.066)}A56 56 0 1 1 ${place(-0.162)}`,
  dots: [-0.091, -0.115, -0.138].map(place),
};

/** Two halves of a ring that no longer meet. */
export const halves = 'M58 1A56 56 0 0 0 58 113l5 1.5 -6 2L62 119A56 56 0 0 0 62 7l-5 -2 6 -2L58 1';

/** Words run along these: over the upper half of the stamp, and under its lower half. */
export const upperArc = 'M18.5 60A41.5 41.5 0 0 1 101.5 60';
export const lowerArc = 'M9.5 60A50.5 50.5 0 0 0 110.5 60';

/** The drum's star, in the middle. */
export const star = `${Array.from({ length: 32 }, (_, index) => {
  const far = index % 2 === 0 ? 28.8 : 10.4;
  const turn = (Math.PI * index) / 16;
  return `${index === 0 ? 'M' : 'L'}${(60 + far * Math.sin(turn)).toFixed(1)} ${(60 - far * Math.cos(turn)).toFixed(1)}`;
}).join('')}Z`;
