import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** Says short sentences to screen readers; `status` must stand somewhere. The same words twice are heard twice. */
export function useAnnouncer() {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  return {
    say: (words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })),
    status: (
      <VisuallyHidden role="status">
        <span key={said.turn}>{said.words}</span>
      </VisuallyHidden>
    ),
  };
}
