import { contract } from '../../../rules/index';
import { below, chance } from '../random';
import { ifLoggedIn, type PlayerDo, type Scene } from './scene';

/** Wrong tries of a PIN or a code that are judged (decision A6). */
const TRIES = 5;

/** Asked by a stranger, who repeats nothing. */
function ask({ world }: Scene, { method, path }: { method: string; path: string }, body: object) {
  const headers = { 'content-type': 'application/json' };
  return world.send('a stranger', { method, path, headers, body: JSON.stringify(body) });
}

/** Six digits, none of them those. */
function others(scene: Scene, known: readonly (string | undefined)[], count: number): string[] {
  const found = new Set<string>();
  while (found.size < count) {
    const digits = String(below(scene.random, 1e6)).padStart(6, '0');
    if (!known.includes(digits)) found.add(digits);
  }
  return [...found];
}

/** At once, so that they meet at several servers, or one after the other. */
async function tryAll<T, Answer>(scene: Scene, tries: readonly T[], one: (each: T) => Promise<Answer>) {
  if (chance(scene.random, 0.5)) return Promise.all(tries.map(one));
  const answers: Answer[] = [];
  for (const each of tries) answers.push(await one(each));
  return answers;
}

export const guessing = {
  /** Locks the account for strangers alone: devices that it knows have tries of their own. */
  async guessPin(scene) {
    const { world, player } = scene;
    const from = world.lines.length;
    const tryPin = (pin: string) => ask(scene, contract.loginByPin, { phone: player.phone, pin });
    const wrong = others(scene, [player.pin, player.askedPin], TRIES + 1);
    const answers = await tryAll(scene, wrong, tryPin);
    const right = await tryPin(player.pin);
    // Who gets in forgives the tries before.
    const gotIn = world.lines.slice(from).some((line) => /auth\/login|operator POST \/operator\/users/.test(line));
    const judged = answers.filter((answer) => answer?.status === 400).length;
    const isLocked = answers.some((answer) => answer?.status === 423);
    if (judged > TRIES && !gotIn) world.violate(`${judged} wrong PINs of ${player.name} were judged`);
    if (isLocked && right?.status === 200) world.violate(`${player.name} was locked, and a stranger's PIN was good`);
    if (isLocked) world.met.add('a stranger was locked out');
  },
  async guessCode(scene) {
    const { world, player, page } = scene;
    const { phone } = player;
    const { challengeId } = await page.shop.session.requestOtp(phone, 'login');
    const code = world.codeFor(phone);
    const tryCode = (digits: string) => ask(scene, contract.verifyCode, { challengeId, phone, code: digits });
    const answers = await tryAll(scene, others(scene, [code], TRIES), tryCode);
    if (code === undefined || answers.some((answer) => answer?.status !== 400)) return;
    if ((await tryCode(code))?.status === 200) world.violate(`a code of ${player.name} was good after ${TRIES} tries`);
  },
  /** A code proves once, and what it proves with once, and to nobody else. */
  repeatCode: ifLoggedIn(async (scene) => {
    const { world, player, page } = scene;
    const { phone } = player;
    const { challengeId } = await page.shop.session.requestOtp(phone, 'login');
    const code = world.codeFor(phone);
    if (code === undefined) return;
    const proofs = await tryAll(scene, [0, 1], () => ask(scene, contract.verifyCode, { challengeId, phone, code }));
    const good = proofs.filter((answer) => answer?.status === 200);
    if (good.length > 1) world.violate(`a code of ${player.name} was good twice`);
    const [first] = good;
    if (!first) return;
    const { signature } = (JSON.parse(first.text) as { data: { signature: string } }).data;
    const other = world.players.find(({ userId }) => userId !== player.userId);
    const logIn = (uid: string) => ask(scene, contract.loginByUid, { uid, signature });
    if (other && (await logIn(other.userId))?.status === 200) world.violate(`a code of ${player.name} let in another`);
    const logins = await tryAll(scene, [0, 1], () => logIn(player.userId));
    if (logins.filter((answer) => answer?.status === 200).length > 1)
      world.violate(`what a code of ${player.name} proves was good twice`);
  }),
} satisfies Record<string, PlayerDo>;
