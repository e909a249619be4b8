import { useLayoutEffect, useState } from 'react';
import { tokenUsers } from 'virtual:token-users';

const PREFIX = '--veloc-';
const kinds: Record<string, string> = {
  color: 'Colors',
  accent: 'Accent of a game',
  mark: 'Drawn marks',
  overlay: 'Shades on a header',
  'gold-leaf': 'Gold leaf',
  field: 'Fields',
  elevation: 'Depth',
  edge: 'Edges',
  root: 'Root',
  type: 'Type',
  space: 'Space',
  radius: 'Corners',
  duration: 'Duration',
  easing: 'Easing',
};
/** A type role is five custom properties; its name is that of the first. */
const PART_OF_ROLE = /^(type-\w+)-(?:size|line|weight|tracking|font)$/;

/** The tokens that the theme gives values to, with the value in force. */
function readTokens(): Map<string, string> {
  const names = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap(namesIn);
  const styles = getComputedStyle(document.documentElement);
  const tokens = new Map<string, string>();
  for (const name of new Set(names)) {
    const [, role] = PART_OF_ROLE.exec(name) ?? [];
    if (role && !name.endsWith('-font')) continue;
    tokens.set(role ?? name, styles.getPropertyValue(PREFIX + name).trim());
  }
  return tokens;
}

function namesIn(rule: CSSRule): string[] {
  const inner = 'cssRules' in rule ? [...(rule as CSSGroupingRule).cssRules].flatMap(namesIn) : [];
  const own =
    rule instanceof CSSStyleRule
      ? [...rule.style].filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length))
      : [];
  return [...own, ...inner];
}

const isPaint = (kind: string) => ['color', 'accent', 'mark', 'overlay', 'gold-leaf', 'field'].includes(kind);

function Token({ name, value, kind }: { name: string; value: string; kind: string }) {
  const users = tokenUsers[name] ?? [];
  return (
    <tr>
      <td style={{ width: '30%' }}>
        {isPaint(kind) && (
          <span
            aria-hidden="true"
            style={{
              display: 'inline-block',
              width: '1.25rem',
              height: '1.25rem',
              marginInlineEnd: '0.5rem',
              verticalAlign: 'middle',
              borderRadius: '0.375rem',
              background: `var(${PREFIX}${name})`,
              boxShadow: 'inset 0 0 0 1px var(--veloc-color-line-strong)',
            }}
          />
        )}
        <code>{name.slice(kind.length + 1)}</code>
        <div style={{ maxWidth: '14rem', overflowWrap: 'anywhere', color: 'var(--veloc-color-text2)' }}>{value}</div>
      </td>
      <td>
        {users.length > 0 && `${users.length}: `}
        {users.map(({ name: user, page }, index) => (
          <span key={page}>
            {index > 0 && ', '}
            <a href={`./?path=/docs/${page}`} target="_top">
              {user}
            </a>
          </span>
        ))}
        {users.length === 0 && 'no component'}
      </td>
    </tr>
  );
}

/** Every token of the theme in force with the components that are drawn with it, as their sources say. */
export function TokenUsers() {
  const [tokens, setTokens] = useState<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    const read = () => setTokens(readTokens());
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-scale', 'data-contrast'] });
    return () => observer.disconnect();
  }, []);

  return Object.entries(kinds).map(([kind, title]) => (
    <section key={kind}>
      <h2>{title}</h2>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            <th>{kind}</th>
            <th>Drawn with it</th>
          </tr>
        </thead>
        <tbody>
          {[...tokens]
            .filter(([name]) => name.startsWith(`${kind}-`))
            .map(([name, value]) => (
              <Token key={name} name={name} value={value} kind={kind} />
            ))}
        </tbody>
      </table>
    </section>
  ));
}
