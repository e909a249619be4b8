import {
  ok,
  createSlots,
  decodeLine,
  gameConfig,
  isReadable,
  lineFingerprint,
  stakeOf,
  toTickets,
  noPicks,
  slotIds,
  err,
  slotGames,
  texts,
  ticketMessage,
  TICKET_PRICE,
  type BetOutcome,
  type GameLine,
  type ReadLine,
  type Checked,
  type Picks,
  type SlotGame,
  type SlotMethod,
  type SlotsState,
  type ValidationCode,
} from '@veloc/rules';
import { ticketFigures } from '../../games/gamePresentations';
import { builderWith } from './preparedSlots';

const LONGEST = 2_000;
const MOST_DRAWS = 30;

/**
 * Tickets prepared in an address, one grammar for all games:
 *
 * - `numbers`, once for each ticket: balls or groups of digits with commas between them, a semicolon before the special
 *   ones, or the id of a Keno bet: `/mega?numbers=05,12,28,31,40,45`, `/lotto535?numbers=01,02,03,04,05;12`,
 *   `/max3d?numbers=168,279&method=MAX3DPLUS_straight`, `/keno-eo?numbers=EVEN`.
 * - `method`: the id of a method. Left out, the ordinary one, or the first that makes tickets of the numbers.
 * - `draws`: 1 to 30, `stake`: đồng on each play.
 *
 * Undefined when the address has no tickets; refused, with the sentence of spec section 5, when the game does not take
 * all of them as they are.
 */
export function readTicketLink(gameId: SlotGame, search: string): Checked<SlotsState, ValidationCode> | undefined {
  const query = new URLSearchParams(search);
  const written = query.getAll('numbers');
  if (written.length === 0) return undefined;
  const fresh = createSlots(gameId);
  const draws = wholeNumber(query.get('draws') ?? '1');
  const stake = wholeNumber(query.get('stake') ?? String(fresh.amount));
  const tickets = written.map((text) => readPicks(gameId, text));
  if (written.some((text) => text.trim() === '')) return refused('MISSING_TICKET');
  if (!(draws >= 1 && draws <= MOST_DRAWS)) return refused('INVALID_PERIOD');
  const methods = methodsFor(gameId, query.get('method'));
  if (methods.length === 0) return refused('INVALID_PLAY_METHOD');
  const isPriced = stake > 0 && methods.some((method) => slotGames[gameId].isAmount(stake, method));
  if (!isPriced) return err('INVALID_PRICE', texts.priceUnknown);
  if (search.length > LONGEST || tickets.length > fresh.slots.length) return refused('INVALID_NUMBERS');
  for (const { id } of methods) {
    const slots = tickets.map((picks, index) => ({
      code: slotIds[index] ?? slotIds[0],
      picks,
      methodId: id,
      amount: null,
    }));
    const state = builderWith(gameId, { methodId: id, amount: stake, numberPeriod: draws, slots });
    const isWhole = tickets.every((picks, index) => isTaken(state, index, picks));
    if (isWhole) return ok(state);
  }
  return refused('INVALID_NUMBERS');
}

function refused(code: ValidationCode): Checked<never, ValidationCode> {
  return err(code, ticketMessage(code));
}

/** The method that was asked for, else all, the ordinary one first. */
function methodsFor(gameId: SlotGame, asked: string | null): readonly SlotMethod[] {
  const { methods, defaultMethod } = slotGames[gameId];
  if (asked !== null) return methods.filter(({ id }) => id === asked);
  const isOther = ({ id }: SlotMethod) => Number(id !== defaultMethod);
  return methods.filter(({ offered }) => offered).toSorted((first, second) => isOther(first) - isOther(second));
}

/** A finished slot that holds all that was written, not less. */
function isTaken({ slots }: SlotsState, index: number, written: Picks): boolean {
  const slot = slots[index];
  return (
    slot?.isDone === true &&
    slot.picks.numbers.length === written.numbers.length &&
    slot.picks.specials.length === written.specials.length &&
    slot.picks.groups.length === written.groups.length
  );
}

function readPicks(gameId: SlotGame, text: string): Picks {
  const [method] = slotGames[gameId].methods;
  if (method && method.outcomes.length > 0) {
    return { ...noPicks, outcome: method.outcomes.find((outcome: BetOutcome) => outcome === text) ?? null };
  }
  if (method && method.groups.most > 0) return { ...noPicks, groups: text.split(',') };
  const [numbers = '', specials = ''] = text.split(';').map((part) => part.trim());
  return { ...noPicks, numbers: readBalls(numbers), specials: readBalls(specials) };
}

/** What is no number becomes NaN, which no game takes. */
function readBalls(text: string): number[] {
  return text === '' ? [] : text.split(',').map(wholeNumber);
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The address under which a game's builder holds this very ticket; undefined for one that no builder makes: of a stock,
 * or of a version whose rules were others.
 */
export function builderHref(line: ReadLine): string | undefined {
  const link = ticketWays(line).find(({ search }) => {
    const linked = readTicketLink(line.gameId as SlotGame, search);
    return linked?.ok === true && makes(linked.value, [line]);
  });
  return link && `${gameConfig[line.gameId].href}?${link.search}`;
}

/**
 * A builder that holds these very tickets, one in each slot and for one draw; null where none does: of more tickets than
 * there are slots, or of a version whose rules were others.
 */
export function slotsWith(gameId: SlotGame, lines: readonly ReadLine[]): SlotsState | null {
  if (lines.length === 0 || lines.length > createSlots(gameId).slots.length) return null;
  const ways = lines.map((line) =>
    ticketWays(line).find(({ slot }) =>
      makes(builderWith(gameId, { ...slot, numberPeriod: 1, slots: [slot] }), [line]),
    ),
  );
  const [first] = ways;
  const slots = ways.flatMap((way, index) => {
    const code = slotIds[index];
    if (!way || !code) return [];
    // Bets show a stake each; of numbers all have the one that is chosen below them.
    const isOwn = way.slot.picks.outcome !== null && way.slot.amount !== first?.slot.amount;
    return { ...way.slot, code, amount: isOwn ? way.slot.amount : null };
  });
  if (!first) return null;
  const { methodId, amount } = first.slot;
  const state = builderWith(gameId, { methodId, amount, numberPeriod: 1, slots });
  return makes(state, lines) ? state : null;
}

/** The methods that may make the ticket, the ordinary one first, each as an address and as a slot. */
function ticketWays(line: ReadLine) {
  if (!isReadable(line) || !isSlotLine(line)) return [];
  const { defaultMethod, methods } = slotGames[line.gameId];
  const isOther = ({ id }: SlotMethod) => Number(id !== defaultMethod);
  const amount = TICKET_PRICE * stakeOf(line.gameId, line.ticket);
  const written = writtenPicks(line);
  const picks = readPicks(line.gameId, written);
  return methods
    .toSorted((first, second) => isOther(first) - isOther(second))
    .map(({ id }) => ({
      search: `numbers=${written}&method=${id}&stake=${amount}`,
      slot: { code: slotIds[0], picks, methodId: id, amount },
    }));
}

/** Whether the slots are these tickets and nothing else. */
function makes(state: SlotsState, lines: readonly ReadLine[]): boolean {
  const made = toTickets(state).map((ticket) => decodeLine({ gameId: state.gameId, ticket }));
  return (
    made.length === lines.length &&
    made.every((line, index) => {
      const wanted = lines[index];
      return (
        line.ok && wanted !== undefined && isReadable(wanted) && fingerprintOf(line.value) === fingerprintOf(wanted)
      );
    })
  );
}

type SlotLine = Extract<GameLine, { gameId: SlotGame }>;

function isSlotLine(line: GameLine): line is SlotLine {
  return line.gameId in slotGames;
}

const fingerprintOf = (line: GameLine) => lineFingerprint({ ...line, periodId: null, numberPeriod: 1 });

/** What `readPicks` reads. */
function writtenPicks(line: SlotLine): string {
  const { balls, bonus, groups } = ticketFigures(line);
  const { playMethod } = line.ticket as { playMethod?: unknown };
  if (groups.length > 0) return groups.join(',');
  if (balls.length > 0) return [balls.join(','), bonus.join(',')].filter(Boolean).join(';');
  return typeof playMethod === 'string' ? playMethod : '';
}
