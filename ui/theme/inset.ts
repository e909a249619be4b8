import { belowPageFoot, pageFoot } from './frame.css';

/** Room at the sides of pages and sheets. It does not grow with the text, which needs the width. */
export const inset = '16px';

/** `bottom` of what sticks to a page's foot while the page is tall for its text; on any other it stands at the end. */
export const footWhereTall = `min(${pageFoot}, (100dvh - 27rem) * 100)`;

/** Room that such a foot of a height takes off the page's end while it sticks there. */
export const footRoom = (height: string) => `calc(max(0px, min(${height}, (100dvh - 27rem) * 100)) + ${belowPageFoot})`;
