import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Story } from '@storybook/addon-docs/blocks';
import type { Guide } from './guide';
import { heardIn, tabStopsIn, type HeardLine } from './heard';
import { tokensOn } from './tokensOn';
import { Linked } from './Linked';

const LOOK_AGAIN_MS = 200;
const PATIENCE = 100;
const SHOWN_LINES = 16;
const BADGE = 20;
/** What a designer measures; the rest is in the sources. */
const MEASURED =
  /^(?:(?:min-)?(?:height|width|block-size|inline-size)|padding.*|gap|column-gap|row-gap|border-radius|font|color|background.*|box-shadow|border.*)$/;

interface Part {
  name: string;
  /** Within the picture, in px. */
  box: { left: number; top: number; width: number; height: number };
  tokens: [property: string, token: string][];
}

interface Seen {
  parts: Part[];
  missing: string[];
  lines: HeardLine[];
  stops: number;
}

/** Where the story is drawn: in the page, or in a window of its own. */
function rootOf(picture: HTMLElement): HTMLElement | null {
  const frame = picture.querySelector('iframe');
  if (!frame) return picture.querySelector<HTMLElement>('[id^="story--"]');
  const body = frame.contentDocument?.body;
  return body?.querySelector('[role="dialog"]') || body?.querySelector('#storybook-root')?.childElementCount
    ? body
    : null;
}

function look(picture: HTMLElement, anatomy: Guide['anatomy']): Seen | null {
  const root = rootOf(picture);
  if (!root?.querySelector('*')) return null;
  const own = picture.getBoundingClientRect();
  const frame = picture.querySelector('iframe')?.getBoundingClientRect();
  const wanted = typeof anatomy === 'string' ? [] : Object.entries(anatomy);
  const parts = wanted.flatMap(([selector, name]): Part[] => {
    const element = root.querySelector(selector);
    if (!element) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const tokens = [...tokensOn(element)].filter(([property]) => MEASURED.test(property));
    return [
      {
        name,
        box: { left: left - own.left + (frame?.left ?? 0), top: top - own.top + (frame?.top ?? 0), width, height },
        tokens: tokens.map(([property, names]) => [property, names.join(' ')]),
      },
    ];
  });
  const missing = wanted.filter(([, name]) => !parts.some((part) => part.name === name)).map(([selector]) => selector);
  const spoken = root.ownerDocument.querySelector<HTMLElement>('[role="dialog"]') ?? root;
  return { parts, missing, lines: heardIn(spoken), stops: tabStopsIn(spoken) };
}

/** Looks until nothing changes any more, and again when the picture changes its size. */
function useLook(picture: RefObject<HTMLElement | null>, anatomy: Guide['anatomy']) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const box = picture.current;
    if (!box) return undefined;
    let before = '';
    let turns = 0;
    const turn = () => {
      const now = look(box, anatomy);
      const text = JSON.stringify(now);
      turns += 1;
      if ((text === before && now && now.missing.length === 0) || turns > PATIENCE) {
        clearInterval(timer);
        setOver(true);
      }
      if (text !== before) setSeen(now);
      before = text;
    };
    let timer = setInterval(turn, LOOK_AGAIN_MS);
    const resized = new ResizeObserver(() => {
      clearInterval(timer);
      turns = 0;
      timer = setInterval(turn, LOOK_AGAIN_MS);
    });
    resized.observe(box);
    return () => {
      clearInterval(timer);
      resized.disconnect();
    };
  }, [picture, anatomy]);
  return { seen, isOver };
}

/** Corners of the parts, each moved aside until its number hides no other. */
function badgePlaces(parts: readonly Part[]) {
  const places: { left: number; top: number }[] = [];
  for (const { box } of parts) {
    let left = Math.max(0, box.left - BADGE / 2);
    const top = Math.max(0, box.top - BADGE / 2);
    while (places.some((place) => Math.abs(place.left - left) < BADGE && Math.abs(place.top - top) < BADGE))
      left += BADGE + 2;
    places.push({ left, top });
  }
  return places;
}

/** What is fixed to the window in a shop is fixed to the picture here. */
const frame = {
  position: 'relative',
  transform: 'scale(1)',
  minHeight: '6rem',
  padding: BADGE,
  background: 'var(--veloc-color-bg)',
} as const;

const badge = {
  display: 'inline-grid',
  placeItems: 'center',
  width: BADGE,
  height: BADGE,
  borderRadius: '50%',
  background: 'var(--veloc-color-text)',
  color: 'var(--veloc-color-surface)',
  font: '700 12px/1 system-ui, sans-serif',
} as const;

function Numbers({ parts }: { parts: readonly Part[] }) {
  const places = badgePlaces(parts);
  return parts.map(({ name, box }, index) => (
    <span key={name} aria-hidden="true" style={{ pointerEvents: 'none' }}>
      <span style={{ position: 'absolute', ...box, outline: '1px dashed var(--veloc-color-text2)' }} />
      <span style={{ position: 'absolute', ...badge, ...places[index] }}>{index + 1}</span>
    </span>
  ));
}

function PartList({ parts }: { parts: readonly Part[] }) {
  return (
    <ol>
      {parts.map(({ name, box, tokens }) => (
        <li key={name}>
          <Linked text={name} /> {Math.round(box.width)} × {Math.round(box.height)} px
          {tokens.map(([property, names]) => (
            <span key={property}>
              {' · '}
              {property} <code>{names}</code>
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function HeardTree({ lines, stops }: { lines: readonly HeardLine[]; stops: number }) {
  const more = lines.length - SHOWN_LINES;
  return (
    <>
      <ul style={{ listStyle: 'none', paddingInlineStart: 0 }}>
        {lines.slice(0, SHOWN_LINES).map(({ depth, role, name, states, description }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has nothing but its place
          <li key={index} style={{ paddingInlineStart: `${depth}rem` }}>
            {role === 'text' ? null : <code>{role}</code>} {name ? `“${name}”` : null}
            {states.length > 0 ? `, ${states.join(', ')}` : null}
            {description ? ` · ${description}` : null}
          </li>
        ))}
      </ul>
      <p>
        {more > 0 ? `And ${more} lines more. ` : null}
        {stops === 1 ? 'Tab stops once.' : `Tab stops ${stops || 'no'} times.`}
      </p>
    </>
  );
}

export interface AnatomyProps extends Pick<Guide, 'anatomy' | 'heard'> {
  /** What Storybook calls the story that is drawn. */
  of: unknown;
  /** Stands between the picture and what is heard. */
  between: ReactNode;
}

/** The component itself with its parts numbered, what they measure, and what a screen reader is told of it. */
export function Anatomy({ of, anatomy, heard, between }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const { seen, isOver } = useLook(picture, anatomy);
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      <div ref={picture} style={frame}>
        <Story of={of as never} />
        {seen ? <Numbers parts={seen.parts} /> : null}
      </div>
      {isOver ? null : <p aria-label="Content is loading">…</p>}
      {typeof anatomy === 'string' ? (
        <p>
          <Linked text={anatomy} />
        </p>
      ) : null}
      {seen ? <PartList parts={seen.parts} /> : null}
      {isOver && (!seen || seen.missing.length > 0) ? (
        <p data-testid="error">The story has no {seen?.missing.join(', no ') ?? 'part at all'}: mend the guide.</p>
      ) : null}
      {between}
      <h2 id="screen-reader">Screen reader</h2>
      <p>
        <Linked text={heard} />
      </p>
      {seen ? <HeardTree lines={seen.lines} stops={seen.stops} /> : null}
    </>
  );
}
