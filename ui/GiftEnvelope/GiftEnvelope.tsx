import { useId, type ComponentProps, type Ref } from 'react';
import { cx } from 'class-variance-authority';
import { Card } from '../Card/Card';
import { Field } from '../Field/Field';
import { wrapText } from '../internal/wrapText';
import * as lottery from '../messages/lottery';
import { useMessages } from '../messages/MessagesContext';
import { Stack } from '../Stack/Stack';
import { WIDTH as PAPER } from '../TicketPicture/layout';
import { rosette } from '../TicketPicture/patterns';
import { paperLabel, TicketPaper, type TicketPaperProps } from '../TicketPicture/TicketPaper';
import * as styles from './GiftEnvelope.css';

export interface GiftEnvelopeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What half stands out of the envelope: what a TicketPicture shows, without its code. */
  ticket: TicketPaperProps;
  /** Who gets it, as typed: 24 characters at most. Nobody is named while it is empty. */
  recipient: string;
  /** Told at each character. */
  onRecipientChange: (change: { value: string }) => void;
  /** What is wished, as typed: 60 characters at most. While it is empty the envelope bears a wish of its own. */
  wish: string;
  /** Told at each character. */
  onWishChange: (change: { value: string }) => void;
  /** The drawing: envelope, ticket and wish, as they are sent. */
  drawingRef?: Ref<SVGSVGElement> | undefined;
}

const MOST = { recipient: 24, wish: 60 };
const VIEW = { width: 390, height: 540 };
const WISH = { width: 240, middle: 444, lines: 3 };
/** As large as three lines of it can be, down to what any wish fits in. */
const TYPES = [
  { size: 22, line: 29 },
  { size: 18, line: 24 },
];
const SMALLEST = { size: 14, line: 19 };
const NAME = { usual: 20, long: 14 };
const EMBLEM = 'translate(195 316)';
const TICKET_WIDTH = 276;
const POCKET = 'M52 186q143 104 286 0v314q0 20-20 20h-246q-20 0-20-20Z';
const SUN_RADIUS = 206;
/** Whoever has the picture could give it out as theirs, and the pocket would leave its name alone in sight. */
const NO_CODE = { name: '', value: '' };

/**
 * A red envelope out of which a paid ticket slides half-way, with a name and a wish that are typed below it. It gives
 * nothing away by itself: the drawing is sent as a picture, and the page says whose the ticket stays.
 */
export function GiftEnvelope(props: GiftEnvelopeProps) {
  const { ticket, recipient, onRecipientChange, wish, onWishChange, drawingRef, className, ...rest } = props;
  const words = useMessages('giftEnvelope', lottery.giftEnvelope);
  const id = useId();
  const name = recipient.trim();
  const wished = wish.trim() || words.ownWish;
  const type = TYPES.find(({ size }) => wrapText(wished, WISH.width, size).length <= WISH.lines) ?? SMALLEST;
  const isLongName = wrapText(words.to(name), WISH.width, NAME.usual).length > 1;
  const lines = wrapText(wished, WISH.width, type.size);
  const firstLine = WISH.middle - (type.line * (lines.length - 1)) / 2;
  const sun = rosette(SUN_RADIUS);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <svg
        ref={drawingRef}
        viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        className={styles.drawing}
      >
        <title id={`${id}-title`}>
          {[words.gift, name && words.to(name), wished, paperLabel(ticket)].filter(Boolean).join(', ')}
        </title>
        <defs>
          <clipPath id={`${id}-pocket`}>
            <path d={POCKET} />
          </clipPath>
          <clipPath id={`${id}-above`}>
            <rect width={VIEW.width} height={VIEW.height - 60} />
          </clipPath>
          <linearGradient id={`${id}-red`} x1="0" y1="0" x2="0.4" y2="1">
            <stop offset="0" className={styles.redHi} />
            <stop offset="1" className={styles.red} />
          </linearGradient>
          <radialGradient id={`${id}-shade`}>
            <stop offset="0.5" className={styles.red} stopOpacity="0.85" />
            <stop offset="1" className={styles.red} stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width={VIEW.width} height={VIEW.height} className={styles.ground} />
        <path d="M52 240v-50q0-20 20-26l24-8h198l24 8q20 6 20 26v50Z" className={styles.back} />
        <g clipPath={`url(#${id}-above)`}>
          <g className={styles.ticket}>
            <g transform={`translate(${(VIEW.width - TICKET_WIDTH) / 2} 20) scale(${TICKET_WIDTH / PAPER})`}>
              <TicketPaper isSmall {...ticket} code={NO_CODE} />
            </g>
          </g>
        </g>
        <path d={POCKET} fill={`url(#${id}-red)`} />
        <g clipPath={`url(#${id}-pocket)`}>
          <g transform={EMBLEM}>
            <path d={sun.star} className={styles.sun} />
            <path d={sun.teeth} className={styles.sun} />
            {sun.circles.map((radius) => (
              <circle key={radius} r={radius} className={styles.sun} />
            ))}
          </g>
        </g>
        <path d="M53 187.500q142 104 284 0" className={styles.rim} />
        <path d="M62 201q133 91 266 0v291q0 12-12 12h-242q-12 0-12-12Z" className={styles.seam} />
        <circle r="43" transform={EMBLEM} className={styles.emblem} />
        <g transform={`${EMBLEM} scale(2.5) translate(-16 -17)`}>
          <path d="M16 25V15" className={styles.stem} />
          <path d="M16 16.6c0-5 2.6-8.2 7.6-8.8.3 5-2.3 8.6-7.6 8.8Z" className={styles.leafPale} />
          <path d="M16 20c0-4-2.2-6.6-6.6-7.2-.2 4.2 2 7 6.6 7.2Z" className={styles.leaf} />
        </g>
        <ellipse cx="195" cy={WISH.middle - 8} rx="132" ry="66" fill={`url(#${id}-shade)`} />
        {name ? (
          <text
            x="195"
            y={firstLine - type.line - 5}
            fontSize={isLongName ? NAME.long : NAME.usual}
            className={styles.name}
          >
            {words.to(name)}
          </text>
        ) : null}
        {lines.map((line, index) => (
          <text
            key={`${index} ${line}`}
            x="195"
            y={firstLine + type.line * index}
            fontSize={type.size}
            className={styles.wish}
          >
            {line}
          </text>
        ))}
      </svg>
      <Card>
        <Stack gap={12}>
          <Field
            label={words.recipient}
            autoComplete="off"
            maxLength={MOST.recipient}
            value={recipient}
            onChange={onRecipientChange}
          />
          <Field
            label={words.wish}
            autoComplete="off"
            placeholder={words.ownWish}
            maxLength={MOST.wish}
            hint={words.left(MOST.wish - wish.length)}
            value={wish}
            onChange={onWishChange}
          />
        </Stack>
      </Card>
    </div>
  );
}
