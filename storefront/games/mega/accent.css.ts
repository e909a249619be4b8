import { createAccent } from '@veloc/ui/css';

export const megaColors = {
  light: { solid: '#BE1878', headerStart: '#BE1878', headerEnd: '#920F5A', text: '#A81268', tint: '#FCE8F4' },
  dark: { solid: '#D02C88', headerStart: '#90215F', headerEnd: '#421030', text: '#FF93CC', tint: '#3B142C' },
};
export const megaAccent = createAccent('mega', megaColors);
