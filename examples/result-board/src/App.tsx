import {
  ClockProvider,
  Columns,
  ErrorState,
  MessagesProvider,
  Notice,
  Page,
  PageLayout,
  Skeleton,
  Stack,
} from '@veloc/ui';
import { useEffect, useState } from 'react';
import { Draws } from './Draws';
import { Head } from './Head';
import { Latest, Regional, Earlier } from './Results';
import { refresh, useBoard } from './data';
import { words, type Language } from './words';

export function App() {
  const { board, isFailing } = useBoard();
  const [language, setLanguage] = useState<Language>(() => (navigator.language.startsWith('vi') ? 'vi' : 'en'));
  const text = words[language];
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = text.title;
  }, [language, text]);

  const head = (
    <Head
      text={text}
      shop={board?.shop}
      onLanguage={() => setLanguage(language === 'vi' ? 'en' : 'vi')}
      otherLanguage={language === 'vi' ? 'en' : 'vi'}
    />
  );
  return (
    <MessagesProvider locale={text.locale} messages={text.messages}>
      {board ? (
        <ClockProvider now={board.now}>
          <PageLayout>
            {head}
            <Page as="main" gap={16} start={20} end={20}>
              {isFailing ? <Notice tone="warning">{text.stale}</Notice> : null}
              <Columns minColumnWidth="21rem" gap={20} align="start">
                <Draws games={board.games} text={text} />
                <Latest games={board.games} text={text} />
                <Stack gap={16}>
                  <Regional games={board.games} text={text} />
                  <Earlier games={board.games} text={text} />
                </Stack>
              </Columns>
            </Page>
          </PageLayout>
        </ClockProvider>
      ) : (
        <PageLayout>
          {head}
          <Page as="main" start={20} end={20} aria-busy={!isFailing}>
            {isFailing ? (
              <ErrorState title={text.failed} onRetry={() => void refresh()}>
                {text.cause}
              </ErrorState>
            ) : (
              <Columns minColumnWidth="21rem" gap={20} role="status" aria-label={text.loading}>
                <Skeleton shape="block" height="24rem" />
                <Skeleton shape="block" height="24rem" />
                <Skeleton shape="block" height="24rem" />
              </Columns>
            )}
          </Page>
        </PageLayout>
      )}
    </MessagesProvider>
  );
}
