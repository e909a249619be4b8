import { ClockProvider } from '../../../ClockProvider/ClockProvider';
import { Countdown } from '../../../Countdown/Countdown';
import { DrawResult } from '../../../DrawResult/DrawResult';
import { InfiniteList } from '../../../InfiniteList/InfiniteList';
import { TicketSlot } from '../../../TicketSlot/TicketSlot';
import { TicketSlotList } from '../../../TicketSlotList/TicketSlotList';
import { resultsOf, SECOND_MS, targets, type Peer, type Result } from '../../peer';
import { rendered } from '../../react';

export * from './page';

const nothing = () => {};

export const slots: Peer['slots'] = rendered<readonly (readonly number[])[]>([], (tickets) => (
  <TicketSlotList done={tickets.length}>
    {tickets.map((picked, index) => (
      <TicketSlot
        key={index}
        code={'ABCDEF'.charAt(index)}
        state="done"
        numbers={picked}
        places={6}
        onOpen={nothing}
        onRandom={nothing}
        onRemove={nothing}
      />
    ))}
  </TicketSlotList>
));

/** Their one timer is rung by hand. */
export const countdowns: Peer['countdowns'] = (place) => {
  let now = 0;
  let ring = nothing;
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((callback: () => void, ms?: number) => {
    if (ms !== SECOND_MS) return setTimeout(callback, ms);
    ring = callback;
    return 0;
  }) as typeof setTimeout;
  const tell = () => now;
  const { clean } = rendered(null, () => (
    <ClockProvider now={tell}>
      {targets.map((target) => (
        <div key={target}>
          <Countdown target={target} />
        </div>
      ))}
    </ClockProvider>
  ))(place);
  return {
    show: (next) => {
      now = next;
      ring();
    },
    clean: () => {
      clean();
      globalThis.setTimeout = setTimeout;
    },
  };
};

const known = resultsOf(1_060);
const keyOf = ({ id }: Result) => id;

export const results: Peer['results'] = rendered(0, (count) => (
  <InfiniteList label="Kỳ quay" items={known.slice(0, count)} keyOf={keyOf} onMore={nothing} ended>
    {({ id, drawn }) => (
      // The room that a result of each other peer has at its sides, and any page gives it.
      <div style={{ paddingInline: 12 }}>
        <p>{id}</p>
        <DrawResult numbers={drawn} size="small" aria-label={id} />
      </div>
    )}
  </InfiniteList>
));
export const allResults: Peer['allResults'] = results;
