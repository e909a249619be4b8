import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';

export interface ExampleProps {
  /** What it shows, in a word or two. */
  caption?: string;
  /** Whether this is the way, or what to avoid. */
  verdict?: 'do' | 'dont';
  children: ReactNode;
}

const verdicts = {
  do: { words: 'Do', color: 'var(--veloc-color-success-text)' },
  dont: { words: 'Do not', color: 'var(--veloc-color-danger-text)' },
};

/** Components among the words of a page, on the ground and at the width that they have in the shop. */
export function Example({ caption, verdict, children }: ExampleProps) {
  const judged = verdict && verdicts[verdict];
  return (
    <figure style={{ margin: 0, flex: '1 1 18rem', maxWidth: '24.375rem', minWidth: 0 }}>
      <Unstyled>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: '0.75rem',
            padding: '1rem',
            borderRadius: 'var(--veloc-radius-lg)',
            background: 'var(--veloc-color-bg)',
            color: 'var(--veloc-color-text)',
            boxShadow: `inset 0 0 0 1px ${judged?.color ?? 'var(--veloc-color-line)'}`,
          }}
        >
          {children}
        </div>
      </Unstyled>
      {(judged ?? caption) && (
        <figcaption style={{ marginTop: '0.375rem', fontSize: '0.875rem', color: 'var(--veloc-color-text2)' }}>
          {judged && <b style={{ color: judged.color }}>{judged.words}. </b>}
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

/** Examples side by side where there is room. */
export function Examples({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', margin: '1rem 0 1.5rem' }}>{children}</div>;
}
