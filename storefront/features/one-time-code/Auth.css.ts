import { style } from '@vanilla-extract/css';

const layout = (rule: object) => style({ '@layer': { screens: rule } });

/** On a small phone, or with large text, the button goes under the words before its own words break. */
export const resendRow = layout({ minBlockSize: 44 });

/** For listeners, who are told the minutes in place of figures that change each second. */
export const spoken = layout({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const loginPage = layout({ flex: 1, padding: 20 });

export const loginForm = layout({ paddingBlock: '8px 16px' });

export const registerPage = layout({ flex: 1, padding: '8px 20px 24px' });

/** A number is read in one line. */
export const phone = layout({ display: 'inline-block' });

export const verifyPage = layout({ flex: 1, paddingInline: 20, paddingBlock: 8 });
