/** Room at the sides of pages and sheets. It does not grow with the text, which needs the width. */
export const inset = '16px';

/** `bottom` of what sticks to a page's foot while the page is tall for its text; on any other it stands at the end. */
export const footWhereTall = 'min(0px, (100dvh - 27rem) * 100)';
