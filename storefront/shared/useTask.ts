import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../api/errors';

/**
 * Work that a press begins: whether it is under way, and what a person reads when it failed (`words`). A second press
 * waits.
 */
export function useTask(words: (failure: unknown) => string = messageOf) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const isRunning = useRef(false);

  return {
    isBusy,
    error,
    /** The server's code of that failure; null for any other. */
    code,
    setError,
    /** Answers whether the work came to its end. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setError(null);
      setCode(null);
      try {
        await work();
        return true;
      } catch (failure) {
        setError(words(failure));
        setCode(failure instanceof ApiError ? failure.code : null);
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
