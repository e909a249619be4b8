import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';

export const picture = componentStyle(
  { display: 'block', width: '100%', height: 'auto', overflow: 'hidden' },
  'picture',
);

/** The file itself has its corners. */
export const framed = componentStyle({ borderRadius: vars.radius.lg }, 'framedPicture');

export const letters = componentStyle({ fontFamily: vars.font.family }, 'letters');

export const paper = componentStyle({ fill: vars.color.surface, stroke: vars.color.line }, 'paper');

export const goldHi = componentStyle({ stopColor: vars.color.goldHi }, 'goldHi');
export const gold = componentStyle({ stopColor: vars.color.gold }, 'gold');

export const gameHi = componentStyle({ stopColor: vars.accent.headerStart }, 'gameHi');
export const game = componentStyle({ stopColor: vars.accent.headerEnd }, 'game');
export const lacquerHi = componentStyle({ stopColor: vars.color.lacquerStart }, 'lacquerHi');
export const lacquer = componentStyle({ stopColor: vars.color.lacquerEnd }, 'lacquer');
export const lacquerSun = componentStyle(
  { fill: 'none', stroke: vars.color.goldHi, strokeOpacity: 0.24 },
  'lacquerSun',
);

const printed = { fill: 'none', strokeWidth: 0.7 } as const;

/** The game's flower over the head and where the stub is bare, the drum's sun in its place on gold. */
export const flower = componentStyle({ ...printed, stroke: vars.mark.white, strokeOpacity: 0.34 }, 'flower');
export const plate = componentStyle({ ...printed, stroke: vars.accent.text, strokeOpacity: 0.3 }, 'plate');
export const goldPlate = componentStyle({ stroke: vars.color.goldRing, strokeOpacity: 0.5 }, 'goldPlate');
export const goldSun = {
  fill: componentStyle({ fill: vars.color.goldRing, fillOpacity: 0.28 }, 'goldSunFill'),
  line: componentStyle({ fill: 'none', stroke: vars.color.goldRing, strokeOpacity: 0.42 }, 'goldSunLine'),
};
export const wave = componentStyle({ fill: 'none', stroke: vars.color.line, strokeOpacity: 0.5 }, 'wave');
export const goldWave = componentStyle({ stroke: vars.color.goldRing, strokeOpacity: 0.22 }, 'goldWave');
export const goldPaper = componentStyle({ fill: vars.color.goldTint, stroke: vars.color.goldRing }, 'goldPaper');

export const perforation = componentStyle({ stroke: vars.color.lineStrong, strokeDasharray: '2 6' }, 'perforation');
export const goldPerforation = componentStyle({ stroke: vars.color.goldRing }, 'goldPerforation');

const written = { fontWeight: 500, fontSize: '12.5px', fill: vars.color.text2 };

export const title = componentStyle(
  { ...written, fontWeight: 800, fontSize: '30px', letterSpacing: '-0.3px', fill: vars.mark.white },
  'title',
);

export const subtitle = componentStyle({ ...written, fontSize: '13.5px', fill: vars.mark.white }, 'subtitle');

export const shop = componentStyle(
  { ...written, fontWeight: 600, fontSize: '15px', fill: vars.mark.white },
  'pictureShop',
);

export const micro = componentStyle(
  { ...written, fontSize: '4px', letterSpacing: '0.4px', textAnchor: 'middle', fill: vars.color.text3 },
  'micro',
);

export const goldBall = componentStyle({ stroke: vars.color.goldRing, strokeWidth: 2 }, 'goldBall');
export const restBall = componentStyle({ fill: vars.color.surface, stroke: vars.color.line }, 'restBall');

export const letter = componentStyle(
  { ...written, fontWeight: 700, fontSize: '16px', fill: vars.accent.text, dominantBaseline: 'central' },
  'letter',
);

export const note = componentStyle({ ...written, dominantBaseline: 'central' }, 'pictureNote');

/** What a ticket without numbers plays. */
export const bet = componentStyle(
  { ...written, fontWeight: 700, fontSize: '17px', fill: vars.color.text, dominantBaseline: 'central' },
  'pictureBet',
);

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
  { ...written, fontWeight: 700, fontSize: '15.5px', fill: vars.color.text },
  'factValue',
);

export const badge = componentStyle({ fill: vars.color.goldRing, fillOpacity: 0.3 }, 'goldBadge');
export const badgeWords = componentStyle(
  { ...written, fontWeight: 600, fill: vars.color.onGold, textAnchor: 'middle' },
  'goldBadgeWords',
);

export const check = componentStyle(
  { fill: vars.color.success, stroke: vars.color.goldTint, strokeWidth: 1.5 },
  'pictureCheck',
);
export const tick = componentStyle(
  { fill: 'none', stroke: vars.mark.white, strokeWidth: 1.8, strokeLinecap: 'round' },
  'pictureTick',
);

export const mark = componentStyle({ fill: vars.mark.star }, 'pictureMark');
export const stem = componentStyle(
  { fill: 'none', stroke: vars.color.gold, strokeWidth: 2.2, strokeLinecap: 'round' },
  'pictureStem',
);
export const leaf = componentStyle({ fill: vars.color.gold }, 'pictureLeaf');
export const leafPale = componentStyle({ fill: vars.color.goldHi }, 'pictureLeafPale');

export const sheenStop = componentStyle({ stopColor: vars.mark.white }, 'sheenStop');

const run = keyframes({ from: { opacity: 1, translate: '0' }, to: { opacity: 1, translate: '540px' } });

/** Runs over the gold once; out of sight before and after, so that no picture is made of it. */
export const sheen = componentStyle(
  {
    pointerEvents: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${run} ${vars.duration.celebrate} ${vars.easing.standard} 200ms 1`,
      },
    },
  },
  'sheen',
);

// After what they outrank.
/** What stands on gold leaf. */
export const onGold = componentStyle({ fill: vars.color.onGold }, 'onGold');

export const restFigure = componentStyle({ fill: vars.color.text3 }, 'restFigure');
export const onGoldPaper = componentStyle({ fill: vars.color.goldText }, 'onGoldPaper');

/** A paper that is drawn at half its size. */
export const small = componentStyle({}, 'smallPaper');
for (const [part, fontSize] of [
  [shop, '18px'],
  [subtitle, '18px'],
  [letter, '20px'],
  [note, '17px'],
  [bet, '20px'],
] as const) {
  globalStyle(`${small} ${part}`, { '@layer': { [layers.components]: { fontSize } } });
}
