import { createContext } from 'react';

/** What an OutcomeCard learns from its group: the name its radio shares, or null where several may be chosen. */
export const OutcomeContext = createContext<string | null>(null);
