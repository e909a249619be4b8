import { useRef } from 'react';
import { GameMark, Text } from '@veloc/ui';
import { gamePages } from '../../../storefront/games/pages';
import { games } from './games';
import { Panel } from './Panel';
import { useTokens } from './useTokens';

const swatches = [
  'bg surface raised sunken',
  'line text text-2 text-3',
  'brand brand-text brand-tint brand-deep',
  'gold gold-text gold-tint line-strong',
].flatMap((row) => row.split(' '));

/** The custom property of a published name: `text-2` is `--veloc-color-text2`. */
const property = (name: string) => `--veloc-color-${name.replace(/-(\d)/, '$1')}`;

export function Grounds() {
  const value = useTokens();
  return (
    <Panel title="Màu nền, chữ, thương hiệu">
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))', gap: '0.75rem' }}>
        {swatches.map((name) => (
          <li key={name}>
            <div
              style={{
                height: '2.5rem',
                marginBottom: '0.25rem',
                borderRadius: '0.625rem',
                background: `var(${property(name)})`,
                boxShadow: 'inset 0 0 0 1px var(--veloc-color-line)',
              }}
            />
            <Text size="caption" weight="semibold" style={{ fontSize: '0.6875rem' }}>
              {name}
            </Text>
            <Text size="caption" tone="faint" style={{ fontSize: '0.6875rem', fontWeight: 400 }}>
              {value(property(name))}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const meanings = ['success', 'warning', 'danger', 'info'];
const pill = { padding: '0.5rem 0.75rem', borderRadius: 'var(--veloc-radius-sm)', fontSize: '0.75rem' } as const;

export function Meanings() {
  const value = useTokens();
  return (
    <Panel title="Màu ngữ nghĩa">
      <div style={{ display: 'grid', gap: '0.5rem' }}>
        {meanings.map((name) => (
          <div key={name} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
            <Text
              align="center"
              weight="semibold"
              style={{
                ...pill,
                width: '5.25rem',
                background: `var(--veloc-color-${name})`,
                color: 'var(--veloc-color-on-brand)',
              }}
            >
              {name}
            </Text>
            <Text
              weight="semibold"
              style={{
                ...pill,
                flex: '1 1 10rem',
                background: `var(--veloc-color-${name}-tint)`,
                color: `var(--veloc-color-${name}-text)`,
              }}
            >
              {name}-text {value(`--veloc-color-${name}-text`)} trên {value(`--veloc-color-${name}-tint`)}
            </Text>
          </div>
        ))}
      </div>
    </Panel>
  );
}

const value = { ...pill, padding: '0.25rem 0.375rem', fontSize: '0.6875rem' } as const;

function Game({ game, name }: { game: (typeof games)[number][0]; name: string }) {
  const scope = useRef<HTMLLIElement>(null);
  const token = useTokens(scope);
  return (
    <li
      ref={scope}
      data-accent={game}
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' }}
    >
      <GameMark {...gamePages[game].look} size={36} />
      <Text tone="accent" weight="semibold" style={{ flex: '1 1 6rem' }} size="label">
        {name}
      </Text>
      <Text
        as="span"
        weight="semibold"
        style={{ ...value, background: 'var(--veloc-accent-solid)', color: 'var(--veloc-mark-white)' }}
      >
        {token('--veloc-accent-solid')}
      </Text>
      <Text as="span" tone="accent" weight="semibold" style={{ ...value, background: 'var(--veloc-accent-tint)' }}>
        {token('--veloc-accent-text')}
      </Text>
    </li>
  );
}

export function Games() {
  return (
    <Panel title="Màu và dấu hiệu mười trò chơi">
      <ul style={{ display: 'grid', gap: '0.5rem' }}>
        {games.map(([game, name]) => (
          <Game key={game} game={game} name={name} />
        ))}
      </ul>
    </Panel>
  );
}
