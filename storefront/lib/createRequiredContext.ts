import { createContext, use, type Context } from 'react';

/** A context that must be provided: its hook throws where it is not. */
export function createRequiredContext<T>(name: string): [context: Context<T | null>, useValue: () => T] {
  const context = createContext<T | null>(null);
  const useValue = () => {
    const value = use(context);
    if (value === null) {
      throw new Error(`${name} is not here, so this part has no state to show. Render it inside <Providers shop={…}>.`);
    }
    return value;
  };
  return [context, useValue];
}
