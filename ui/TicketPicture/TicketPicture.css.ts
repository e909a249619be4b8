import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const picture = componentStyle(
  { display: 'block', width: '100%', height: 'auto', fontFamily: vars.font.family },
  'picture',
);

export const paper = componentStyle({ fill: vars.color.surface, stroke: vars.color.line }, 'paper');

export const head = componentStyle({ fill: vars.accent.solid }, 'head');

export const perforation = componentStyle({ stroke: vars.color.lineStrong, strokeDasharray: '2 6' }, 'perforation');

const written = { fontWeight: 500, fontSize: '13px', fill: vars.color.text2 };

export const title = componentStyle({ ...written, fontWeight: 800, fontSize: '24px', fill: vars.mark.white }, 'title');

export const subtitle = componentStyle({ ...written, fill: vars.mark.white }, 'subtitle');

export const shop = componentStyle(
  { ...written, fontWeight: 700, fill: vars.mark.white, textAnchor: 'end' },
  'pictureShop',
);

export const letter = componentStyle({ ...written, fontWeight: 700, fill: vars.accent.text }, 'letter');

export const ball = componentStyle({ fill: vars.accent.solid }, 'pictureBall');

export const bonusBall = componentStyle(
  { fill: vars.accent.solid, stroke: vars.color.gold, strokeWidth: 3 },
  'pictureBonus',
);

export const group = componentStyle({ fill: vars.color.sunken, stroke: vars.color.line }, 'pictureGroup');

const figure = { fontWeight: 700, textAnchor: 'middle', dominantBaseline: 'central' } as const;

export const ballFigure = componentStyle({ ...figure, fill: vars.mark.white }, 'ballFigure');

export const groupFigure = componentStyle(
  { ...figure, fontSize: '22px', letterSpacing: '3px', fill: vars.color.text },
  'groupFigure',
);

export const name = componentStyle(written, 'factName');

export const value = componentStyle(
  { ...written, fontWeight: 700, fill: vars.color.text, textAnchor: 'end' },
  'factValue',
);
