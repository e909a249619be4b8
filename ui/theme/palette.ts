/** Raw colours: the one place where a colour may be written by value. Everything else names a token. */

export const lightColors = {
  bg: '#F7F2F2',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F0E8E8',
  line: '#E9DEDE',
  lineStrong: '#957B7E',
  scrim: 'rgba(36,10,14,.56)',
  text: '#2B1114',
  text2: '#664C50',
  text3: '#7A5F63',
  textOff: '#B5A3A5',
  brand: '#C4161F',
  brandPress: '#A30F18',
  brandDeep: '#8A0B14',
  brandText: '#B3121B',
  brandTint: '#FDECEB',
  onBrand: '#FFFFFF',
  gold: '#F5BE3B',
  goldHi: '#FFE39A',
  goldText: '#825500',
  goldTint: '#FFF4D8',
  onGold: '#3A2300',
  success: '#11783F',
  successText: '#0E6B38',
  successTint: '#E3F6EA',
  warning: '#A15200',
  warningText: '#8F4700',
  warningTint: '#FFF0DD',
  danger: '#AB0C42',
  dangerText: '#A30B3E',
  dangerTint: '#FDE8ED',
  info: '#1559B8',
  infoText: '#124E9F',
  infoTint: '#E6F0FD',
  ballRest: '#F5EFEF',
  ballRestLine: '#DFD1D1',
  goldRing: '#B97F10',
  lacquerStart: '#CB1A20',
  lacquerEnd: '#8F0C15',
  segmentOn: '#FFFFFF',
  disabledFill: '#F0E8E8',
  skeletonA: '#EFE6E6',
  skeletonB: '#F8F2F2',
  frameStart: '#B5161E',
  frameEnd: '#74070F',
};

/** `typeof lightColors`: a colour that one theme forgets is a type error, not a hole in the page. */
export const darkColors: typeof lightColors = {
  bg: '#140C0E',
  surface: '#20161A',
  raised: '#2A1E22',
  sunken: '#0F080A',
  line: '#3A2B2F',
  lineStrong: '#8A7276',
  scrim: 'rgba(6,2,3,.72)',
  text: '#FBF1EE',
  text2: '#CDB9B8',
  text3: '#A89294',
  textOff: '#665357',
  brand: '#D9262F',
  brandPress: '#B71A23',
  brandDeep: '#3A0A10',
  brandText: '#FF8A85',
  brandTint: '#3B171B',
  onBrand: '#FFFFFF',
  gold: '#F5BE3B',
  goldHi: '#FFE39A',
  goldText: '#F7CB5E',
  goldTint: '#3C2913',
  onGold: '#2A1900',
  success: '#188247',
  successText: '#6FDB9C',
  successTint: '#11301F',
  warning: '#A85F06',
  warningText: '#FFB85C',
  warningTint: '#3A240C',
  danger: '#C6275E',
  dangerText: '#FF8DAA',
  dangerTint: '#3B131F',
  info: '#2F74D6',
  infoText: '#8FBEFF',
  infoTint: '#12253F',
  ballRest: '#2E2126',
  ballRestLine: '#46363B',
  goldRing: '#8A6420',
  lacquerStart: '#4A0C14',
  lacquerEnd: '#1C0A0D',
  segmentOn: '#3A2A2F',
  disabledFill: '#31242A',
  skeletonA: '#2A1E22',
  skeletonB: '#382A2E',
  frameStart: '#2A0A0F',
  frameEnd: '#0F0709',
};

/** Gold and white of the drawn marks (logo, glyphs), the same in both themes. */
export const markColors = { white: '#FFFFFF', gold: '#FFD467', leaf: '#3FA86A', leafPale: '#6CC48F', star: '#C4161F' };

/** Shadows and edges. Light shadows are tinted red; dark uses inner lines and lighter surfaces. */
export const lightElevation = {
  card: '0 1px 2px rgba(84,20,26,.07), 0 2px 8px rgba(84,20,26,.05)',
  ticket: 'drop-shadow(0 1px 1px rgba(84,20,26,.09)) drop-shadow(0 3px 8px rgba(84,20,26,.06))',
  up: '0 -1px 0 rgba(84,20,26,.06), 0 -6px 20px rgba(84,20,26,.07)',
  overlay: '0 12px 36px rgba(60,10,16,.26)',
};

export const darkElevation: typeof lightElevation = {
  card: 'inset 0 0 0 1px #33262A',
  ticket: 'drop-shadow(0 0 0 transparent)',
  up: '0 -1px 0 #33262A, 0 -8px 24px rgba(0,0,0,.4)',
  overlay: '0 16px 40px rgba(0,0,0,.6), inset 0 0 0 1px #3A2B2F',
};

/** Inset edges that give balls, tiles and filled buttons their enamel look, and the shades laid over a header. */
export const edges = {
  enamel: 'inset 0 1.5px 0 rgba(255,255,255,.34), inset 0 -3px 0 rgba(0,0,0,.18)',
  enamelButton: 'inset 0 1.5px 0 rgba(255,255,255,.24), inset 0 -3px 0 rgba(0,0,0,.16)',
  pressed: 'inset 0 3px 0 rgba(0,0,0,.18)',
};

export const overlays = {
  onHeader: 'rgba(255,255,255,.92)',
  headerWell: 'rgba(0,0,0,.26)',
  headerLine: 'rgba(255,255,255,.22)',
};
