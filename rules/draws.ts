/** Twenty numbers of 1 to 80; it settles levels, bao, even/odd and big/small alike. */
export interface KenoDraw {
  numbers: readonly number[];
}

/** Six numbers of 1 to 45. */
export interface MegaDraw {
  numbers: readonly number[];
}

/** Six numbers of 1 to 55 and a seventh ball from the rest. */
export interface PowerDraw {
  numbers: readonly number[];
  powerNumber: number;
}

/** Five numbers of 1 to 35 and, from a drum of its own, one of 1 to 12. */
export interface Lotto535Draw {
  numbers: readonly number[];
  specialNumber: number;
}

/** 2, 4, 6 and 8 three-digit strings in drawn order; a string may come up more than once. */
export interface Max3DDraw {
  special: readonly string[];
  first: readonly string[];
  second: readonly string[];
  third: readonly string[];
}

/** The 18 numbers of one southern or central lottery company by tier: db, g1 to g8. */
export interface RegionalDraw {
  prizes: Readonly<Record<string, readonly string[]>>;
}

/** What a draw of each game is settled from. */
export interface DrawByGame {
  keno: KenoDraw;
  kenoeo: KenoDraw;
  kenoud: KenoDraw;
  mega: MegaDraw;
  power: PowerDraw;
  max3d: Max3DDraw;
  max3dpro: Max3DDraw;
  loto: RegionalDraw;
  classic: RegionalDraw;
  lotto535: Lotto535Draw;
}
