import type { ReactNode, ComponentProps } from 'react';
import { CardLink } from '../CardLink/CardLink';
import { GameMark, type GameMarkProps } from '../GameMark/GameMark';
import { Money } from '../Money/Money';
import { TicketCard } from '../TicketCard/TicketCard';
import * as styles from './GameTicket.css';

/** From twelve figures on. */
const LONG = 100_000_000_000;

export interface GameTicketProps
  extends Omit<ComponentProps<'article'>, 'children'>, Pick<GameMarkProps, 'accent' | 'glyph'> {
  /** The game's display name. */
  name: string;
  /** Where it is played. Without it the ticket is a picture: the game is not on sale yet. */
  href?: string | undefined;
  /** A second line, for instance how often it is drawn. */
  note?: ReactNode;
  /** The jackpot, in whole đồng or units of another currency; takes the place of `note`. `null` while nobody knows it. */
  jackpot?: number | null | undefined;
  /** The line at the top of the stub: which draw, or which day. */
  stubLabel: ReactNode;
  /** The time left, on the stub. */
  time?: ReactNode;
  /**
   * `cells` for a countdown that runs out within minutes.
   * @default 'line'
   */
  timeLook?: 'line' | 'cells' | undefined;
  /**
   * Buys tickets from here: a button on the stub, for which a time in a line makes room; cells stay above it. It stands
   * above the link that covers the ticket. `name` is what a press does, over the price in đồng; `label` is what the
   * button says aloud: `name`, the price and what is bought, in that order, so that what is read can be spoken to press it.
   */
  quickBuy?: { name: string; label: string; price: number; onPress: () => void } | undefined;
  /** Under the name: links to side games, and what comes late, whose empty place is grey until then. */
  children?: ReactNode;
}

/** One game of the shop as a ticket: what it is, what can be won, and how long it is on sale. */
export function GameTicket({
  accent,
  glyph,
  name,
  href,
  note,
  jackpot,
  stubLabel,
  time,
  timeLook = 'line',
  quickBuy,
  children,
  ...rest
}: GameTicketProps) {
  const isTimeBelow = quickBuy !== undefined && timeLook === 'line';
  return (
    <TicketCard
      {...rest}
      accent={accent}
      stub={
        <>
          <span className={styles.stubLabel}>{stubLabel}</span>
          {time && !isTimeBelow ? (
            <span className={timeLook === 'cells' ? styles.clockCells : styles.stubTime}>{time}</span>
          ) : null}
          {quickBuy ? (
            <button type="button" aria-label={quickBuy.label} className={styles.quickBuy} onClick={quickBuy.onPress}>
              {quickBuy.name} <Money amount={quickBuy.price} className={styles.quickBuyPrice} />
            </button>
          ) : null}
        </>
      }
    >
      <div className={styles.head}>
        <GameMark
          accent={accent}
          glyph={glyph}
          size={42}
          className={jackpot === undefined && !isTimeBelow ? undefined : styles.markOfJackpot}
        />
        <div>
          <h3 className={styles.name}>{href ? <CardLink href={href}>{name}</CardLink> : name}</h3>
          {note && jackpot === undefined ? <p className={styles.note}>{note}</p> : null}
        </div>
        {jackpot === undefined ? null : (
          <p className={styles.amount}>
            <Money
              amount={jackpot}
              trailingZeros={false}
              data-long={(jackpot ?? 0) >= LONG || undefined}
              className={styles.figure}
            />
          </p>
        )}
        {isTimeBelow && time ? <p className={styles.time}>{time}</p> : null}
      </div>
      {children ? <div className={styles.extras}>{children}</div> : null}
    </TicketCard>
  );
}
