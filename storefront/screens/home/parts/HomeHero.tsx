import { ArrowRightIcon, ButtonLink, Countdown, JackpotHero } from '@veloc/ui';
import { countdownTarget, gameConfig, type GameEntry } from '@veloc/rules';
import { drawSentence } from '../../../shared/copy/drawDay';
import { useServerClock } from '../../../state/contexts';
import { gamePages } from '../../../games/pages';
import * as paths from '../../../shared/paths';

/** The game to show on the lacquer: the largest jackpot still on sale; without one, the draw that closes first. */
export function heroEntry(entries: readonly GameEntry[], now: number): GameEntry | undefined {
  const closing = (entry: GameEntry) => countdownTarget(entry, now) ?? 0;
  const [first] = entries
    .filter((entry) => closing(entry) > 0)
    .toSorted((one, other) => (other.jackpot1 ?? 0) - (one.jackpot1 ?? 0) || closing(one) - closing(other));
  return first ?? entries[0];
}

/** The lacquer of the home page; with no entries yet it keeps its place. */
export function HomeHero({ entries }: { entries: readonly GameEntry[] }) {
  const serverNow = useServerClock();
  const now = serverNow();
  const entry = heroEntry(entries, now);
  if (!entry) {
    return (
      <JackpotHero
        aria-label="Kỳ quay sắp tới"
        amount={null}
        action={<HeroLink href={paths.results} label="Xem kết quả" />}
      />
    );
  }
  return (
    <JackpotHero
      aria-label="Kỳ quay sắp tới"
      game={{ ...gamePages[entry.gameId].look, name: entry.title }}
      when={drawSentence(entry.nextPeriod, now)}
      amount={entry.jackpot1}
      {...(entry.jackpotDate ? { label: `Jackpot 1 ước tính theo kỳ ${entry.jackpotDate.slice(0, 5)}` } : {})}
      countdown={<Countdown tone="lacquer" target={countdownTarget(entry, now)} />}
      action={<HeroLink href={gameConfig[entry.gameId].href} label="Chọn số ngay" />}
    />
  );
}

function HeroLink({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink kind="gold" href={href}>
      {label}
      <ArrowRightIcon size={20} aria-hidden="true" />
    </ButtonLink>
  );
}
