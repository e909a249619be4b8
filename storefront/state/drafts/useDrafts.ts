import { createRequiredContext } from '../../lib/createRequiredContext';
import type { Drafts } from './drafts';

export const [DraftsContext, useDrafts] = createRequiredContext<Drafts>('The drafts of the builders');
