const phone = { width: 390, height: 844 };
const narrowPhone = { width: 320, height: 568 };
const desktop = { width: 1280, height: 844 };

/** What Chromatic photographs of every story: both themes at the width the page is designed for. */
export const themeModes = {
  light: { theme: 'light', viewport: phone },
  dark: { theme: 'dark', viewport: phone },
};

/** For what is laid out by its width, such as a grid of numbers: the narrowest phone as well. */
export const widthModes = {
  ...themeModes,
  'light 320': { theme: 'light', viewport: narrowPhone },
  'dark 320': { theme: 'dark', viewport: narrowPhone },
};

/** For what shows more than its column where there is room: a desktop as well. */
export const desktopModes = {
  ...themeModes,
  'light 1280': { theme: 'light', viewport: desktop },
  'dark 1280': { theme: 'dark', viewport: desktop },
};
