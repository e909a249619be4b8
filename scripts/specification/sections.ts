import { product } from './rows/product';
import { screens } from './rows/screens';

/** The specification, in its order. */
export const sections = [product, screens];
