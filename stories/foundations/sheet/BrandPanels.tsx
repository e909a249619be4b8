import { Logo, Sunburst, Text } from '@veloc/ui';
import { Line, Panel } from './Panel';

const lacquer = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '6rem',
  paddingInline: '1.25rem',
  overflow: 'hidden',
  borderRadius: 'var(--veloc-radius-lg)',
  color: 'var(--veloc-mark-white)',
  background: 'linear-gradient(165deg, var(--veloc-color-lacquer-start), var(--veloc-color-lacquer-end))',
} as const;

const burst = {
  position: 'absolute',
  right: '-3.75rem',
  width: '16.5rem',
  top: '50%',
  translate: '0 -50%',
  opacity: 0.28,
  color: 'var(--veloc-color-gold-hi)',
} as const;

export function Brand() {
  return (
    <Panel title="Thương hiệu">
      <Line style={{ gap: '1.25rem' }}>
        <Logo size="large" withName={false} style={{ fontSize: '2.75rem' }} />
        <Logo size="medium" withName={false} />
        <Logo withName={false} style={{ fontSize: '1rem' }} />
        <Text as="span" weight="heavy" style={{ fontSize: 'min(2rem, 12vw)', lineHeight: 1.3 }}>
          Vé Lộc
        </Text>
      </Line>
      <div style={lacquer}>
        <Sunburst style={burst} />
        <Logo size="medium" style={{ fontSize: 'min(1.75rem, 9vw)', position: 'relative' }} />
      </div>
    </Panel>
  );
}
