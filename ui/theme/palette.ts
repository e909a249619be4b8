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

/** Each game owns a colour; `solid` fills balls, `tint` fills stubs, the header runs from start to end. */
export const lightGames = {
  keno: { solid: '#2450D8', headerStart: '#2450D8', headerEnd: '#1A3AA6', text: '#1F47C4', tint: '#E9EEFE' },
  kenoeo: { solid: '#08776F', headerStart: '#08776F', headerEnd: '#055B55', text: '#066A63', tint: '#DFF5F2' },
  kenoud: { solid: '#6A3CD2', headerStart: '#6A3CD2', headerEnd: '#4F2AA8', text: '#5F33C4', tint: '#F0EAFD' },
  mega: { solid: '#BE1878', headerStart: '#BE1878', headerEnd: '#920F5A', text: '#A81268', tint: '#FCE8F4' },
  power: { solid: '#B34700', headerStart: '#B34700', headerEnd: '#8F3800', text: '#A03F00', tint: '#FFEFE2' },
  max3d: { solid: '#17783B', headerStart: '#17783B', headerEnd: '#0F5C2C', text: '#126A33', tint: '#E4F5E9' },
  max3dpro: { solid: '#0A6CA6', headerStart: '#0A6CA6', headerEnd: '#07547F', text: '#085F93', tint: '#E3F2FB' },
  loto: { solid: '#8A5D00', headerStart: '#8A5D00', headerEnd: '#6B4700', text: '#7A5200', tint: '#FBF1D9' },
  classic: { solid: '#BE1720', headerStart: '#BE1720', headerEnd: '#8A0B14', text: '#AF121B', tint: '#FDECEB' },
  lotto535: { solid: '#962AAE', headerStart: '#962AAE', headerEnd: '#731C88', text: '#85229C', tint: '#F8E9FB' },
};

export type GameColor = keyof typeof lightGames;

export const darkGames: typeof lightGames = {
  keno: { solid: '#3C66E8', headerStart: '#2E479E', headerEnd: '#16204A', text: '#9DB6FF', tint: '#1A2244' },
  kenoeo: { solid: '#0C837A', headerStart: '#0F5B55', headerEnd: '#0C2F2D', text: '#62D6CB', tint: '#0E2C2B' },
  kenoud: { solid: '#7B4FE0', headerStart: '#583899', headerEnd: '#25194A', text: '#C2A8FF', tint: '#281C46' },
  mega: { solid: '#D02C88', headerStart: '#90215F', headerEnd: '#421030', text: '#FF93CC', tint: '#3B142C' },
  power: { solid: '#BE5208', headerStart: '#843A0A', headerEnd: '#45210A', text: '#FFAA6B', tint: '#3A200F' },
  max3d: { solid: '#1B8744', headerStart: '#195D32', headerEnd: '#0F331E', text: '#74D996', tint: '#112E1C' },
  max3dpro: { solid: '#1278B5', headerStart: '#13537C', headerEnd: '#0C2E45', text: '#7CC8F8', tint: '#0F2A3C' },
  loto: { solid: '#93670A', headerStart: '#68480B', headerEnd: '#38290A', text: '#E9BE5A', tint: '#352710' },
  classic: { solid: '#D9262F', headerStart: '#961D24', headerEnd: '#450D14', text: '#FF8A85', tint: '#3B171B' },
  lotto535: { solid: '#A53DBC', headerStart: '#742C81', headerEnd: '#38163F', text: '#E6A0F5', tint: '#351B3D' },
};

/** Gold and white of the drawn marks (logo, game glyphs), the same in both themes. */
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

/** Inset edges that give balls, tiles and filled buttons their enamel look, and the shades laid over a game header. */
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
