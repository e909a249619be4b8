import { createAccent } from '@veloc/ui/css';

/** Near the shop's red and in dark the same, but published apart from it: a new brand leaves the game its colors. */
export const classicColors = {
  light: { solid: '#BE1720', headerStart: '#BE1720', headerEnd: '#8A0B14', text: '#AF121B', tint: '#FDECEB' },
  dark: { solid: '#D9262F', headerStart: '#961D24', headerEnd: '#450D14', text: '#FF8A85', tint: '#3B171B' },
};
export const classicAccent = createAccent('classic', classicColors);
