import type { CSSProperties, ReactNode } from 'react';
import { Card, Text } from '@veloc/ui';

/** Things under one another, none wider than there is room for. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export interface PanelProps {
  title: string;
  children: ReactNode;
}

/** Between a panel's edge and what is in it; large text does not take a phone's width for it. */
export const inset = 'min(1.125rem, 4.5vw)';

/** One card of the component sheet. */
export function Panel({ title, children }: PanelProps) {
  return (
    <Card style={{ borderRadius: 'var(--veloc-radius-xl)', padding: inset, ...stack, gap: '0.75rem' }}>
      <Text as="h2" weight="bold">
        {title}
      </Text>
      {children}
    </Card>
  );
}

export interface CaptionedProps {
  caption: string;
  children: ReactNode;
}

/** A thing with its name under it. */
export function Captioned({ caption, children }: CaptionedProps) {
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: '0.375rem' }}>
      {children}
      <Text as="span" size="caption" tone="soft" style={{ fontSize: '0.6875rem', fontWeight: 400 }}>
        {caption}
      </Text>
    </div>
  );
}

/** Things side by side that wrap where the panel ends. */
export function Line({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.625rem', ...style }}>{children}</div>
  );
}

/** What the keyboard's ring looks like, for a picture that cannot have the focus. */
export const ringed = { outline: '2.5px solid var(--veloc-color-info-text)', outlineOffset: '2.5px' } as const;
