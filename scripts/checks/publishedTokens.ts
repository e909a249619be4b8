/**
 * The published values of the design, copied by hand and not from the token files: a slip of the pen in one is a difference
 * between the two. Name, light, dark.
 */
const colorTable = `
  bg              #F7F2F2              #140C0E
  surface         #FFFFFF              #20161A
  raised          #FFFFFF              #2A1E22
  sunken          #F0E8E8              #0F080A
  line            #E9DEDE              #46363B
  line-strong     #957B7E              #8A7276
  scrim           rgba(36,10,14,.56)   rgba(6,2,3,.72)
  text            #2B1114              #FBF1EE
  text-2          #664C50              #CDB9B8
  text-3          #7A5F63              #A89294
  text-off        #B5A3A5              #665357
  brand           #C4161F              #D9262F
  brand-press     #A30F18              #B71A23
  brand-deep      #8A0B14              #3A0A10
  brand-text      #B3121B              #FF8A85
  brand-tint      #FDECEB              #3B171B
  on-brand        #FFFFFF              #FFFFFF
  gold            #F5BE3B              #F5BE3B
  gold-hi         #FFE39A              #FFE39A
  gold-text       #825500              #F7CB5E
  gold-tint       #FFF4D8              #3C2913
  on-gold         #3A2300              #2A1900
  success         #11783F              #188247
  success-text    #0E6B38              #6FDB9C
  success-tint    #E3F6EA              #11301F
  warning         #A15200              #A85F06
  warning-text    #8F4700              #FFB85C
  warning-tint    #FFF0DD              #3A240C
  danger          #AB0C42              #C6275E
  danger-text     #A30B3E              #FF8DAA
  danger-tint     #FDE8ED              #3B131F
  info            #1559B8              #2F74D6
  info-text       #124E9F              #8FBEFF
  info-tint       #E6F0FD              #12253F
  ball-rest       #F5EFEF              #2E2126
  ball-rest-line  #DFD1D1              #46363B
  gold-ring       #B97F10              #8A6420
  lacquer-start   #CB1A20              #4A0C14
  lacquer-end     #8F0C15              #1C0A0D
  segment-on      #FFFFFF              #3A2A2F
  disabled-fill   #F0E8E8              #31242A
  skeleton-a      #EFE6E6              #2A1E22
  skeleton-b      #F8F2F2              #382A2E
  frame-start     #8A0D15              #2A0A0F
  frame-end       #560409              #0F0709
`;

/** Game, then solid, header's start and end, text and tint in light, then the same in dark. */
const gameTable = `
  keno      #2450D8 #2450D8 #1A3AA6 #1F47C4 #E9EEFE  #3C66E8 #2E479E #16204A #9DB6FF #1A2244
  kenoeo    #08776F #08776F #055B55 #066A63 #DFF5F2  #0C837A #0F5B55 #0C2F2D #62D6CB #0E2C2B
  kenoud    #6A3CD2 #6A3CD2 #4F2AA8 #5F33C4 #F0EAFD  #7B4FE0 #583899 #25194A #C2A8FF #281C46
  mega      #BE1878 #BE1878 #920F5A #A81268 #FCE8F4  #D02C88 #90215F #421030 #FF93CC #3B142C
  power     #B34700 #B34700 #8F3800 #A03F00 #FFEFE2  #BE5208 #843A0A #45210A #FFAA6B #3A200F
  max3d     #17783B #17783B #0F5C2C #126A33 #E4F5E9  #1B8744 #195D32 #0F331E #74D996 #112E1C
  max3dpro  #0A6CA6 #0A6CA6 #07547F #085F93 #E3F2FB  #1278B5 #13537C #0C2E45 #7CC8F8 #0F2A3C
  loto      #8A5D00 #8A5D00 #6B4700 #7A5200 #FBF1D9  #93670A #68480B #38290A #E9BE5A #352710
  classic   #BE1720 #BE1720 #8A0B14 #AF121B #FDECEB  #D9262F #961D24 #450D14 #FF8A85 #3B171B
  lotto535  #962AAE #962AAE #731C88 #85229C #F8E9FB  #A53DBC #742C81 #38163F #E6A0F5 #351B3D
`;

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

/** `line-strong` as the theme writes it: `lineStrong`. */
function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function publishedColors(theme: 'light' | 'dark'): Record<string, string | undefined> {
  return Object.fromEntries(
    rowsOf(colorTable).map(([name = '', light, dark]) => [camelCase(name), theme === 'light' ? light : dark]),
  );
}

export function publishedGames(theme: 'light' | 'dark') {
  const rows = rowsOf(gameTable).map(([game = '', ...values]) => {
    const [solid, headerStart, headerEnd, text, tint] = theme === 'light' ? values.slice(0, 5) : values.slice(5);
    return [game, { solid, headerStart, headerEnd, text, tint }] as const;
  });
  return Object.fromEntries(rows);
}

/** Size and line in px, weight, tracking in em. */
export const publishedType: Record<string, readonly [size: number, line: number, weight: number, tracking: number]> = {
  jackpot: [35, 44, 800, -0.025],
  amount: [24, 32, 800, -0.02],
  heading: [22, 30, 700, -0.01],
  title: [18, 26, 700, 0],
  subtitle: [16, 24, 600, 0],
  body: [15, 22, 400, 0],
  label: [13, 19, 500, 0],
  caption: [12, 17, 500, 0],
  tab: [11, 15, 600, 0],
};

export const publishedSpace = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 56];
export const publishedRadius = { xs: 8, sm: 11, md: 14, lg: 16, xl: 20, sheet: 24 };
export const publishedDuration = { instant: 80, fast: 140, base: 220, slow: 320, celebrate: 640 };
export const publishedEasing = {
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(.05,.7,.1,1)',
  exit: 'cubic-bezier(.3,0,.8,.15)',
  spring: 'cubic-bezier(.34,1.56,.64,1)',
};
export const publishedElevation = {
  light: {
    card: '0 1px 2px rgba(84,20,26,.07), 0 2px 8px rgba(84,20,26,.05)',
    ticket: 'drop-shadow(0 1px 1px rgba(84,20,26,.09)) drop-shadow(0 3px 8px rgba(84,20,26,.06))',
    up: '0 -1px 0 rgba(84,20,26,.06), 0 -6px 20px rgba(84,20,26,.07)',
    overlay: '0 12px 36px rgba(60,10,16,.26)',
  },
  dark: {
    card: 'inset 0 0 0 1px #4E3D42',
    // "none" written as a filter that draws nothing, so that the property keeps its kind.
    ticket: 'drop-shadow(0 0 0 transparent)',
    up: '0 -1px 0 #4E3D42, 0 -8px 24px rgba(0,0,0,.4)',
    overlay: '0 16px 40px rgba(0,0,0,.6), inset 0 0 0 1px #4E3D42',
  },
};
