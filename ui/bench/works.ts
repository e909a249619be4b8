import * as pieces from '#peer';
import { COUNT, SECOND_MS, stage, type Build, type Peer, type Piece } from './peer';

/** What is measured: `act`, after `prepare`. Both run in the page; what a finger does comes from outside. */
interface Work {
  needs?: 'slots' | 'countdowns' | 'results' | 'allResults';
  prepare?: () => void | Promise<void>;
  act: () => unknown;
}

const peer: Peer = pieces;
let piece: Piece<never> | undefined;

function stand<State>(build: Build<State> | undefined): Piece<State> {
  if (!build) throw new Error('This peer has no such piece. Leave it out of the work.');
  const built = build(stage());
  piece = built;
  return built;
}

function standing<State>(): Piece<State> {
  if (!piece) throw new Error('Nothing stands on the page. Let `prepare` build it.');
  return piece as unknown as Piece<State>;
}

const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
const layOut = () => document.body.offsetHeight;

/** Until what was done has been painted. */
async function painted() {
  await frame();
  await frame();
}

function pressable(place: number): HTMLElement {
  const element = document.querySelectorAll<HTMLElement>(peer.numbers)[place];
  if (!element) throw new Error(`There is no number at place ${place}, so nothing was measured. Look at the peer.`);
  return element;
}

const tenFrom = (start: number) => Array.from({ length: 10 }, (_, index) => ((start * 13 + index * 7) % COUNT) + 1);
const ticketOf = (slot: number, turn: number) =>
  Array.from({ length: 6 }, (_, place) => ((slot * 11 + place * 7 + turn) % 45) + 1);
const firstTickets = Array.from({ length: 6 }, (_, slot) => ticketOf(slot, 0));
/** One of them is another; the rest are the same, as whoever keeps a list would have it. */
const sixSlots = (turn: number) =>
  firstTickets.map((ticket, slot) => (turn > 0 && slot === turn % 6 ? ticketOf(slot, turn) : ticket));

async function mountTimes(times: number, mount: () => Piece<never>) {
  for (let turn = 0; turn < times; turn += 1) {
    const { clean } = mount();
    await frame();
    clean();
  }
}

const standingGrid = () => stand(peer.grid) as Piece<never>;
function standingSlots(): Piece<never> {
  const slots = stand(peer.slots);
  slots.show(sixSlots(0));
  return slots as Piece<never>;
}

const works = {
  'grid first': {
    act: async () => {
      standingGrid();
      await painted();
    },
  },
  'grid later': { prepare: () => mountTimes(1, standingGrid), act: () => mountTimes(6, standingGrid) },
  'grid toggle': {
    prepare: async () => {
      standingGrid();
      await painted();
    },
    act: async () => {
      for (let turn = 0; turn < 30; turn += 1) {
        pressable((turn * 7) % COUNT).click();
        layOut();
      }
      await painted();
    },
  },
  'grid random': {
    prepare: async () => {
      standingGrid();
      await painted();
    },
    act: async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        standing<number[]>().show(tenFrom(turn));
        layOut();
      }
      await painted();
    },
  },
  'slots mount': {
    needs: 'slots',
    prepare: () => mountTimes(1, standingSlots),
    act: () => mountTimes(6, standingSlots),
  },
  'slots change': {
    needs: 'slots',
    prepare: async () => {
      standingSlots();
      await painted();
    },
    act: async () => {
      for (let turn = 1; turn <= 20; turn += 1) {
        standing<number[][]>().show(sixSlots(turn));
        await frame();
      }
    },
  },
  // Building it closed counts, since some peers build then what others build on opening.
  'dialog first': {
    act: async () => {
      const dialog = stand(peer.dialog);
      await painted();
      dialog.show(true);
      await painted();
    },
  },
  'dialog later': {
    prepare: async () => {
      const dialog = stand(peer.dialog);
      for (const open of [true, false]) {
        await painted();
        dialog.show(open);
        await settled();
      }
    },
    act: async () => {
      standing<boolean>().show(true);
      await painted();
    },
  },
  'dialog visit': {
    prepare: async () => {
      stand(peer.dialog);
      await settled();
    },
    act: async () => {
      standing<boolean>().show(true);
      await settled();
      pressable(6).click();
      await settled();
      standing<boolean>().show(false);
      await settled();
    },
  },
  tick: {
    needs: 'countdowns',
    prepare: async () => {
      stand(peer.countdowns);
      await painted();
    },
    act: async () => {
      for (let turn = 1; turn <= 30; turn += 1) {
        standing<number>().show(turn * SECOND_MS);
        await frame();
      }
    },
  },
  'list append': {
    needs: 'allResults',
    prepare: async () => {
      stand(peer.allResults).show(60);
      await settled();
    },
    act: async () => {
      standing<number>().show(1_060);
      layOut();
      await painted();
    },
  },
  'list scroll': {
    needs: 'results',
    prepare: async () => {
      stand(peer.results).show(1_000);
      await settled();
    },
    act: async () => {
      let slow = 0;
      let before = await frame();
      for (let turn = 0; turn < 60; turn += 1) {
        scrollBy(0, 150);
        const now = await frame();
        if (now - before > 25) slow += 1;
        before = now;
      }
      return { slow, frames: 60, elements: document.querySelectorAll('*').length };
    },
  },
} satisfies Record<string, Work>;

/** Long enough for what moves to have arrived, and for what builds itself in idle time. */
function settled() {
  return new Promise((done) => {
    setTimeout(done, 600);
  });
}

/** A font that arrives later would lay out what is measured once more. */
function fontsLoaded() {
  return Promise.allSettled([...document.fonts].map((font) => font.load()));
}

const bench = {
  works: Object.entries<Work>(works)
    .filter(([, { needs }]) => needs === undefined || peer[needs] !== undefined)
    .map(([name]) => name),
  prepare: async (name: keyof typeof works) => {
    await fontsLoaded();
    const { prepare }: Work = works[name];
    await prepare?.();
  },
  act: (name: keyof typeof works) => works[name].act(),
  grid: async () => {
    await fontsLoaded();
    standingGrid();
    await painted();
  },
  /** The middle of a number, for a finger. */
  middleOf: (place: number) => {
    const { x, y, width, height } = pressable(place).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
};

Object.assign(globalThis, { bench });
