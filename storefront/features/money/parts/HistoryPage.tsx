import { Page, PageLayout } from '@veloc/ui';
import { BackHeader } from '../../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import type { ReactNode } from 'react';
import type { MoneyList } from '../../../api/calls/wallet';
import { useSession } from '../../../state/contexts';
import { choiceCount, useHistoryChoice } from '../filter';
import { HistoryGroups, historyGroups } from './HistoryGroups';
import { HistoryList, NothingFound } from './HistoryList';
import { HistoryTools } from './HistoryTools';
import { LoginNeeded } from './LoginNeeded';

interface HistoryPageProps {
  list: MoneyList;
  /** Shown when nothing of the kind has ever happened. */
  empty: ReactNode;
  /** Also by kind. @default false */
  withKinds?: boolean;
  /** Stays in view under the list. */
  below?: ReactNode;
}

/** A page with one list of money: who may see it, how it is narrowed, and its rows by day. */
export function HistoryPage({ list, empty, withKinds = false, below }: HistoryPageProps) {
  const { isLoggedIn } = useSession();
  const { choice, filter, choose } = useHistoryChoice();
  return (
    <PageLayout>
      <BackHeader title="Giao dịch" />
      {isLoggedIn ? (
        <>
          <Page as="main" start={12}>
            <HistoryGroups list={list} />
            <HistoryTools list={list} choice={choice} filter={filter} onChoose={choose} withKinds={withKinds} />
            <HistoryList
              key={`${list} ${JSON.stringify(filter)}`}
              label={`Giao dịch · ${historyGroups.find(({ value }) => value === list)?.label}`}
              list={list}
              filter={filter}
              empty={choiceCount(choice) > 0 ? <NothingFound onChoose={choose} /> : empty}
            />
          </Page>
          {below}
        </>
      ) : (
        <LoginNeeded title={texts.login}>{texts.transactionsNeedLogin}</LoginNeeded>
      )}
    </PageLayout>
  );
}
