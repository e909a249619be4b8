import { createContext } from 'react';
import type { AppRoute } from './route';

/** The pages this shop has. */
export const RoutesContext = createContext<readonly AppRoute[]>([]);
