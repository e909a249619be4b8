import { Button, type ButtonProps } from '@veloc/ui/Button';
import * as bare from '@veloc/ui/bare';
import { english } from '@veloc/ui/english';
import { TicketIcon } from '@veloc/ui/icons';
import * as lottery from '@veloc/ui/lottery';
import { NumberGrid } from '@veloc/ui/NumberGrid';
import { Popup } from '@veloc/ui/Popup';
import '@veloc/ui/styles.css';

/** Whichever door a component comes by, it is the same to TypeScript. */
export const grids: [typeof NumberGrid, typeof Popup] = [lottery.NumberGrid, bare.Popup];
export const same = lottery.NumberGrid === NumberGrid && bare.Popup === Popup;
const props: ButtonProps = { size: 'large', icon: <TicketIcon /> };
export const typed = <Button {...props} />;
export const speaks: object = english;
// @ts-expect-error A package without types would take anything.
export const wrong = <Button kind="no kind" />;
