import { createContext, useContext } from 'react';
import type * as fields from './fields';
import type * as lottery from './lottery';
import type * as shell from './shell';
import type * as tell from './tell';

/** Every sentence of the package, in Vietnamese where nobody says otherwise. */
export type Messages = typeof fields & typeof lottery & typeof shell & typeof tell;

export interface Language {
  /** BCP 47, for numbers: "vi-VN", "en". */
  locale: string;
  /** ISO 4217, of all amounts: "VND". */
  currency: string;
  /** Writes a whole amount with the decimals of its currency. */
  trailingZeros: boolean;
  /** What is missing is said in Vietnamese. */
  messages: Partial<Messages>;
}

export const MessagesContext = createContext<Language>({
  locale: 'vi-VN',
  currency: 'VND',
  trailingZeros: false,
  messages: {},
});

/**
 * What a component says. It brings its own Vietnamese, so that a page loads the sentences of what it shows and no
 * others.
 */
export function useMessages<Name extends keyof Messages>(name: Name, vietnamese: Messages[Name]): Messages[Name] {
  return useContext(MessagesContext).messages[name] ?? vietnamese;
}
