import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from './fonts/fallback';

for (const [fontWeight, fallback] of Object.entries(fallbackFaces)) {
  globalFontFace('Be Vietnam Pro', {
    src: `url('./fonts/be-vietnam-pro-${fontWeight}.woff2?no-inline') format('woff2')`,
    fontWeight,
    fontDisplay: 'swap',
  });

  // Takes the same room while the font is on its way, so nothing jumps when it arrives.
  const bold = Number(fontWeight) >= 600;
  globalFontFace('Be Vietnam Pro Fallback', {
    src: bold
      ? "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')"
      : "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    fontWeight,
    ...fallback,
  });
}
