/** What Chromatic photographs: both themes at the width the page is designed for. */
export const themeModes = {
  light: { theme: 'light', viewport: { width: 390, height: 844 } },
  dark: { theme: 'dark', viewport: { width: 390, height: 844 } },
};
