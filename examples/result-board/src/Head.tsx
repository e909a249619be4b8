import { Digits, HeaderAction, IconButton, Inline, MoonIcon, Stack, Sunburst, Text, useClock } from '@veloc/ui';
import { useState, useSyncExternalStore } from 'react';
import type { BoardData } from './board';
import type { Language, Words } from './words';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

interface HeadProps {
  text: Words;
  /** Unknown until the board has been read. */
  shop: BoardData['shop'] | undefined;
  otherLanguage: Language;
  onLanguage: () => void;
}

/** The shop's name, the day and the time, and the two things that one may want to change. */
export function Head({ text, shop, otherLanguage, onLanguage }: HeadProps) {
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const switchTheme = () => {
    document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
    setDark(!isDark);
  };
  return (
    <header className="head">
      <Sunburst className="head-sun" />
      <Inline gap={16} justify="space-between" className="head-bar">
        <Stack gap={0}>
          <Text as="h1" size="heading" weight="heavy">
            {[shop?.name, text.title].filter(Boolean).join(' · ')}
          </Text>
          {shop ? <Day text={text} place={shop.place} /> : null}
        </Stack>
        <Inline gap={16} rowGap={0}>
          {shop ? <Time text={text} /> : null}
          <Inline gap={0}>
            <HeaderAction lang={otherLanguage} onClick={onLanguage}>
              {text.otherLanguage}
            </HeaderAction>
            <IconButton
              tone="onColor"
              icon={<MoonIcon />}
              label={isDark ? text.light : text.dark}
              onClick={switchTheme}
            />
          </Inline>
        </Inline>
      </Inline>
    </header>
  );
}

/** The board's time, written anew once in so many milliseconds. */
function useNow(everyMs: number): number {
  const clock = useClock();
  return useSyncExternalStore(clock.listen, () => Math.floor(clock.now() / everyMs)) * everyMs;
}

function Day({ text, place }: { text: Words; place: string }) {
  return (
    <Text size="label" tone="onColor">
      {[place, text.today(useNow(MINUTE_MS))].filter(Boolean).join(' · ')}
    </Text>
  );
}

function Time({ text }: { text: Words }) {
  const now = useNow(SECOND_MS);
  return (
    <Text as="time" dateTime={new Date(now).toISOString()} className="head-time">
      <Digits text={text.seconds(now)} />
    </Text>
  );
}
