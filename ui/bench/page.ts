import { page } from '#peer';
import { stage } from './peer';

// Built on its own, so that only what a page with a grid, a dialog and tabs needs is weighed.
page(stage());
