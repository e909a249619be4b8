import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing, focusRingOnColor } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const button = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    // Its longest word keeps its room at the sides, whatever stands beside it in a row.
    minWidth: 'min-content',
    textAlign: 'center',
    textWrap: 'balance',
    borderRadius: vars.radius.lg,
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background ${vars.duration.fast}`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `transform ${vars.duration.instant}, background ${vars.duration.fast}`,
      },
      [forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&:is(:disabled, [aria-disabled="true"])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
    selectors: {
      '&:focus-visible': focusRing,
      '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
        background: vars.color.disabledFill,
        color: vars.color.text3,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { opacity: 0.92, cursor: 'progress' },
      '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
    },
  },
  'button',
);

const filled = { boxShadow: vars.edge.enamelButton };
const pressed = '&:active:not(:disabled, [aria-disabled="true"])';
const hovered = '&:hover:not(:disabled, [aria-disabled="true"])';
const touched = '&:is(:hover, :active):not(:disabled, [aria-disabled="true"])';

export const kind = {
  primary: componentStyle(
    {
      ...filled,
      background: vars.color.brand,
      color: vars.color.onBrand,
      selectors: {
        [hovered]: { background: `color-mix(in srgb, ${vars.color.brand} 55%, ${vars.color.brandPress})` },
        [pressed]: { background: vars.color.brandPress, boxShadow: vars.edge.pressed },
      },
    },
    'primary',
  ),
  gold: componentStyle(
    {
      ...filled,
      background: vars.goldLeaf.fill,
      color: vars.color.onGold,
      selectors: { [pressed]: { boxShadow: vars.edge.pressed } },
    },
    'gold',
  ),
  outline: componentStyle(
    {
      background: vars.color.surface,
      color: vars.color.brandText,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.brandText}`,
      selectors: { [touched]: { background: vars.color.brandTint } },
    },
    'outline',
  ),
  /** On lacquer and accents. */
  onColor: componentStyle(
    {
      color: vars.mark.white,
      boxShadow: `inset 0 0 0 1.25px ${vars.overlay.headerLine}`,
      selectors: {
        [touched]: { background: vars.overlay.headerWell },
        '&:focus-visible': focusRingOnColor,
      },
    },
    'onColor',
  ),
  tonal: componentStyle(
    {
      background: vars.color.brandTint,
      color: vars.color.brandText,
      selectors: { [pressed]: { boxShadow: vars.edge.pressed } },
    },
    'tonal',
  ),
  quiet: componentStyle(
    {
      // A fill would be that of a button that cannot be pressed.
      background: vars.color.surface,
      color: vars.color.text,
      boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${vars.color.lineStrong} 62%, transparent)`,
      selectors: { [pressed]: { boxShadow: vars.edge.pressed } },
    },
    'quiet',
  ),
  ghost: componentStyle({ color: vars.color.brandText, selectors: { [hovered]: { opacity: 0.85 } } }, 'ghost'),
  /** Text in the accent. */
  accent: componentStyle({ color: vars.accent.text, selectors: { [hovered]: { opacity: 0.85 } } }, 'accent'),
  muted: componentStyle({ color: vars.color.text2, selectors: { [hovered]: { color: vars.color.text } } }, 'muted'),
};

export const size = {
  large: componentStyle(
    {
      ...text('subtitle'),
      // An amount of nine figures fits the narrowest phone.
      fontSize: `min(${vars.type.subtitle.size}, 8vw)`,
      fontWeight: 700,
      minHeight: '3.25rem',
      padding: `${vars.space[8]} 16px`,
    },
    'large',
  ),
  medium: componentStyle(
    {
      ...text('body'),
      fontWeight: 700,
      minHeight: '2.75rem',
      padding: `${vars.space[6]} ${vars.space[16]}`,
      borderRadius: vars.radius.md,
    },
    'medium',
  ),
};

/** Beside other buttons it takes what they leave, before their labels would break. */
export const wide = componentStyle({ width: '100%', flexShrink: 9999 }, 'wide');
/** Text alone: room at the sides goes, and no field appears behind it when it cannot be pressed. */
export const flush = componentStyle(
  {
    paddingInline: vars.space[8],
    selectors: { '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': { background: 'none' } },
  },
  'flush',
);
