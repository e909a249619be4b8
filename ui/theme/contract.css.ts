import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty } from './tokensToCss';

/** `font` is size, line and weight in one, with the family. */
const textRole = { size: null, line: null, weight: null, tracking: null, font: null };

/**
 * Names only, no values: importing this file emits no CSS. Hosts import `@veloc/ui/theme.css` once for the values, which
 * stand in `tokens/*.tokens.json`; a test holds both to the same names.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      bg: null,
      surface: null,
      raised: null,
      sunken: null,
      line: null,
      lineStrong: null,
      scrim: null,
      text: null,
      text2: null,
      text3: null,
      textOff: null,
      brand: null,
      brandPress: null,
      brandDeep: null,
      brandText: null,
      brandTint: null,
      onBrand: null,
      gold: null,
      goldHi: null,
      goldText: null,
      goldTint: null,
      onGold: null,
      success: null,
      successText: null,
      successTint: null,
      warning: null,
      warningText: null,
      warningTint: null,
      danger: null,
      dangerText: null,
      dangerTint: null,
      info: null,
      infoText: null,
      infoTint: null,
      ballRest: null,
      ballRestLine: null,
      goldRing: null,
      lacquerStart: null,
      lacquerEnd: null,
      segmentOn: null,
      disabledFill: null,
      skeletonA: null,
      skeletonB: null,
      frameStart: null,
      frameEnd: null,
    },
    /** The accent in whose `data-accent` scope an element stands; brand colours outside any. */
    accent: { solid: null, headerStart: null, headerEnd: null, text: null, tint: null },
    elevation: { card: null, ticket: null, up: null, overlay: null },
    edge: { enamel: null, enamelButton: null, pressed: null },
    /** What was drawn or won: `fill` is a background, `edge` a shadow. */
    goldLeaf: { fill: null, edge: null },
    /** Ground of what is typed into. */
    field: { fill: null },
    overlay: { onHeader: null, headerWell: null, headerLine: null },
    mark: { white: null, gold: null, leaf: null, leafPale: null, star: null },
    /** Text size of the root element, which is what one rem is. */
    root: { size: null },
    /** Pixel steps: `space[16]` is 16 px at the regular scale and the default text size. */
    space: {
      2: null,
      4: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
      20: null,
      24: null,
      32: null,
      40: null,
      56: null,
    },
    radius: { xs: null, sm: null, md: null, lg: null, xl: null, sheet: null, full: null },
    font: { family: null },
    type: {
      jackpot: textRole,
      amount: textRole,
      heading: textRole,
      title: textRole,
      subtitle: textRole,
      body: textRole,
      label: textRole,
      caption: textRole,
      tab: textRole,
    },
    duration: { instant: null, fast: null, base: null, slow: null, celebrate: null },
    easing: { standard: null, enter: null, exit: null, spring: null },
  },
  (_value, path) => customProperty(path.join('.')).slice(2),
);
