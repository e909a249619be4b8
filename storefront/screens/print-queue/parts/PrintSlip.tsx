import { gameConfig } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { figureWords, methodWords, ticketFigures } from '../../ticket/figures';
import { shortCode } from '../../ticket/shortCode';
import * as styles from '../PrintQueueScreen.css';
import type { Slip } from '../slips';

interface PrintSlipProps {
  slip: Slip;
  /** Its place among the slips, from 1. */
  place: number;
  count: number;
}

/** One slip as it comes out of the printer: black on white, in words alone. */
export function PrintSlip({ slip: { gameId, periodName, resultDate, jobs }, place, count }: PrintSlipProps) {
  const total = jobs.reduce((sum, { price }) => sum + price, 0);
  return (
    <article aria-label={`Phiếu ${place}`} className={styles.slip}>
      <header className={styles.slipHead}>
        <h3>{gameConfig[gameId].title}</h3>
        <span>{`Phiếu ${place}/${count}`}</span>
      </header>
      <p>{`${periodName} · ${resultDate}`}</p>
      <ol className={styles.lines}>
        {jobs.map(({ id, ticketId, code, ticket, copies, price }) => (
          <li key={id} className={styles.line}>
            <b>{code}</b>
            <span className={styles.figures}>
              {figureWords(ticketFigures(gameId, ticket))}
              <small>
                {[methodWords(gameId, ticket), copies > 1 ? `x ${copies}` : '', shortCode(ticketId)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span>{formatMoney(price)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.slipHead}>
        <b>Tổng cộng</b>
        <b>{formatMoney(total)}</b>
      </p>
    </article>
  );
}
