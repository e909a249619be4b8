import type { Max3DPlayType } from '@veloc/rules';

/** What a play type wins by. */
export const playTypeDetails: Readonly<Record<Max3DPlayType, string>> = {
  straight: 'Trùng cả ba chữ số theo đúng vị trí',
  box: 'Trùng ba chữ số, không kể vị trí, giải nhỏ hơn',
  straightBox: 'Cả hai cách trên, tính hai lượt chơi',
};
