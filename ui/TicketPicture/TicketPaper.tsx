import { useId } from 'react';
import { cx } from 'class-variance-authority';
import { wrapText } from '../internal/wrapText';
import { HEAD, layOutTickets, MARGIN, outline, STUB, WIDTH, type PicturedTicket } from './layout';
import { guilloche, rosette, waves } from './patterns';
import { TicketRows } from './TicketRows';
import * as styles from './TicketPicture.css';

export interface TicketPaperProps {
  /** Name of the accent that colours it. */
  accent: string;
  /** Of the flower that is printed on it; each game has a number of its own, 3 to 14. @default 6 */
  petals?: number | undefined;
  /** The game's name. */
  title: string;
  /** The draw and its day: 'Kỳ #01552 · 21/08/2026'. Of gold the tier, the game and the draw. */
  subtitle: string;
  /** Who sold it, at the head. */
  shop: string;
  /** Six at most: what one slip holds. */
  tickets: readonly PicturedTicket[];
  /** What the tickets have won, written out: it becomes the golden edition, with this for its heading. */
  gold?: { prize: string; badge: string } | undefined;
  /** What it is known by, on the stub. */
  code: { name: string; value: string };
  /** Below that: how many tickets, what was paid, how they stand. */
  facts: readonly string[];
}

const SUBTITLE = { size: 13.5, line: HEAD.line };
/** As the styles of a paper that is drawn small have it. */
const LARGE_SUBTITLE = { size: 18, line: 23 };
const FACT_SIZE = 12.5;
const FACT_LINE = 18;
const SUN_RADIUS = 118;
/** Characters of small print that fill the line. */
const MICRO_LENGTH = 128;
const FACTS_AT = MARGIN + STUB.plate + 20;

/** Everything on the paper as lines at their places. */
export function layOutPaper({ subtitle, tickets, facts }: TicketPaperProps, isSmall = false) {
  const { size, line } = isSmall ? LARGE_SUBTITLE : SUBTITLE;
  const subtitles = wrapText(subtitle, WIDTH - 2 * MARGIN, size);
  const head = HEAD.height + line * (subtitles.length - 1);
  const { rows, perforation } = layOutTickets(tickets, head + 22, isSmall);
  const factLines = facts.flatMap((fact) => wrapText(fact, WIDTH - MARGIN - FACTS_AT, FACT_SIZE));
  const height = perforation + Math.max(STUB.height, 92 + FACT_LINE * factLines.length);
  return { subtitles, subtitleLine: line, head, rows, perforation, factLines, height };
}

/** All that a picture of tickets says, for ears. */
export function paperLabel({ title, subtitle, tickets, gold }: TicketPaperProps): string {
  const played = tickets.map(({ code, numbers, bonus = [], note }) =>
    [code && `${code}:`, [...numbers, ...bonus].join(' '), note].filter(Boolean).join(' '),
  );
  return [gold?.prize ?? title, subtitle, ...played].filter(Boolean).join(', ');
}

interface PaperLook {
  /** A sheen runs over gold. @default false */
  shines?: boolean;
  /** In a drawing that shows it at half its size, all that is read on it is larger. @default false */
  isSmall?: boolean;
}

/** The paper of a ticket picture as a part of any drawing, `WIDTH` units wide. */
export function TicketPaper({ shines = false, isSmall = false, ...props }: TicketPaperProps & PaperLook) {
  const { accent, petals = 6, title, subtitle, shop, gold, code } = props;
  const id = useId();
  const { subtitles, subtitleLine, head, rows, perforation, factLines, height } = layOutPaper(props, isSmall);
  const sun = rosette(SUN_RADIUS);
  const onHead = gold ? styles.onGold : undefined;
  const fill = (name: string) => `url(#${id}-${name})`;
  const goldFill = fill('leaf');
  return (
    <g data-accent={accent} className={cx(styles.letters, isSmall && styles.small)}>
      <defs>
        <clipPath id={`${id}-paper`}>
          <path d={outline(height, perforation)} />
        </clipPath>
        <clipPath id={`${id}-head`}>
          <rect width={WIDTH} height={head} />
        </clipPath>
        <linearGradient id={`${id}-leaf`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.goldHi} />
          <stop offset="1" className={styles.gold} />
        </linearGradient>
        <linearGradient id={`${id}-game`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" className={styles.gameHi} />
          <stop offset="1" className={styles.game} />
        </linearGradient>
        <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" className={styles.sheenStop} stopOpacity="0" />
          <stop offset="0.5" className={styles.sheenStop} stopOpacity="0.75" />
          <stop offset="1" className={styles.sheenStop} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={outline(height, perforation)} className={gold ? styles.goldPaper : styles.paper} />
      <g clipPath={fill('paper')}>
        <path d={waves(head + 14, height)} className={cx(styles.wave, gold && styles.goldWave)} />
        <g clipPath={fill('head')}>
          <rect width={WIDTH} height={head} fill={gold ? goldFill : fill('game')} />
          <g transform={`translate(${WIDTH - 64} 62)`}>
            {gold ? (
              <>
                <path d={sun.star} className={styles.goldSun.fill} />
                <path d={sun.teeth} className={styles.goldSun.line} />
                {sun.circles.map((radius) => (
                  <circle key={radius} r={radius} className={styles.goldSun.line} />
                ))}
              </>
            ) : (
              <path d={guilloche(SUN_RADIUS, petals)} className={styles.flower} />
            )}
          </g>
        </g>
        <path
          d={guilloche(STUB.plate / 2, petals)}
          transform={`translate(${MARGIN + STUB.plate / 2} ${perforation + 20 + STUB.plate / 2})`}
          className={cx(styles.plate, gold && styles.goldPlate)}
        />
      </g>
      <g transform={`translate(${MARGIN - 2} 18) scale(0.8)`}>
        <path d={MARK} className={styles.mark} />
        <path d="M16 25V15" className={styles.stem} />
        <path d="M16 16.6c0-5 2.6-8.2 7.6-8.8.3 5-2.3 8.6-7.6 8.8Z" className={styles.leafPale} />
        <path d="M16 20c0-4-2.2-6.6-6.6-7.2-.2 4.2 2 7 6.6 7.2Z" className={styles.leaf} />
      </g>
      <text x={MARGIN + 32} y="36" className={cx(styles.shop, onHead)}>
        {shop}
      </text>
      {gold?.badge ? (
        <g>
          <rect x={WIDTH - MARGIN - 78} y="18" width="84" height="26" rx="13" className={styles.badge} />
          <text x={WIDTH - MARGIN - 36} y="35" className={styles.badgeWords}>
            {gold.badge}
          </text>
        </g>
      ) : null}
      <text x={MARGIN} y="82" className={cx(styles.title, onHead)}>
        {gold?.prize ?? title}
      </text>
      {subtitles.map((line, index) => (
        <text key={line} x={MARGIN} y={106 + subtitleLine * index} className={cx(styles.subtitle, onHead)}>
          {line}
        </text>
      ))}
      <TicketRows rows={rows} isGold={gold !== undefined} goldFill={goldFill} />
      <line
        x1="16"
        x2={WIDTH - 16}
        y1={perforation}
        y2={perforation}
        className={cx(styles.perforation, gold && styles.goldPerforation)}
      />
      <text x={FACTS_AT} y={perforation + 40} className={styles.name}>
        {code.name}
      </text>
      <text x={FACTS_AT} y={perforation + 61} className={styles.value}>
        {code.value}
      </text>
      {factLines.map((line, index) => (
        <text key={line} x={FACTS_AT} y={perforation + 88 + FACT_LINE * index} className={styles.name}>
          {line}
        </text>
      ))}
      <text x={WIDTH / 2} y={height - 11} className={styles.micro} aria-hidden="true">
        {`${[shop, gold ? null : title, subtitle, code.value].filter(Boolean).join(' · ')} · `
          .toLowerCase()
          .repeat(4)
          .slice(0, MICRO_LENGTH)}
      </text>
      {gold && shines ? (
        <g clipPath={fill('paper')}>
          <rect
            x={-WIDTH / 2}
            width={WIDTH / 2}
            height={height}
            opacity="0"
            fill={fill('sheen')}
            className={styles.sheen}
          />
        </g>
      ) : null}
    </g>
  );
}

const MARK =
  'M8 2h16a5 5 0 0 1 5 5v5.2a3.8 3.8 0 0 0 0 7.6V25a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-5.2a3.8 3.8 0 0 0 0-7.6V7a5 5 0 0 1 5-5Z';
