import { MOST_NUMBER_SETS, texts, type NumberSet } from '@veloc/rules';
import {
  Button,
  ButtonLink,
  EmptyState,
  IconButton,
  ListGroup,
  ListRow,
  Notice,
  Page,
  PageLayout,
  PlusIcon,
  Skeleton,
  Stack,
  Text,
  TicketIcon,
} from '@veloc/ui';
import { useState } from 'react';
import { savedAs, useNumberSets } from '../../data/numberSets';
import { useAskedPurchase } from '../../features/quick-buy/AskedPurchase';
import { BackHeader } from '../../shared/layouts/BackHeader';
import { LoadFallback } from '../../shared/LoadFallback';
import * as paths from '../../shared/paths';
import { useTask } from '../../shared/useTask';
import { usePopups, useSession } from '../../state/contexts';
import { EditSetSheet } from './parts/EditSetSheet';
import { NumberSetRow } from './parts/NumberSetRow';
import { TypedSetSheet } from './parts/TypedSetSheet';

type Sheet = { kind: 'typed' } | { kind: 'edit'; set: NumberSet };

/** The numbers that a player keeps under names, each one press from its payment. */
export default function NumberBookScreen() {
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const { sets, error, isKept, retry, save, rename, remove } = useNumberSets();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [deleted, setDeleted] = useState<NumberSet | null>(null);
  const undoing = useTask();
  const { ask, sheet: payment } = useAskedPurchase();

  const show = (next: Sheet) => {
    setSheet(next);
    setOpen(true);
  };
  const takeOut = async (set: NumberSet) => {
    await remove(set.id);
    setOpen(false);
    undoing.setError(null);
    setDeleted(set);
  };
  const undo = async (set: NumberSet) => {
    if (await undoing.run(() => save(savedAs(set)))) setDeleted(null);
  };

  return (
    <PageLayout>
      <BackHeader title="Sổ số" {...(sets && sets.length > 0 ? { subtitle: `${sets.length} bộ số` } : {})}>
        {isLoggedIn ? (
          <IconButton tone="onColor" label="Thêm bộ số" icon={<PlusIcon />} onClick={() => show({ kind: 'typed' })} />
        ) : null}
      </BackHeader>
      <Page as="main" start={12}>
        {isLoggedIn ? (
          sets ? (
            <>
              {isKept ? (
                <Notice tone="warning" role="status">
                  Chưa kết nối được. Đây là sổ số ở lần mở trước.
                </Notice>
              ) : null}
              {deleted ? (
                <Notice
                  role="status"
                  action={
                    <Button kind="ghost" size="medium" isLoading={undoing.isBusy} onClick={() => void undo(deleted)}>
                      Hoàn tác
                    </Button>
                  }
                >
                  {undoing.error ?? `Đã xóa “${deleted.name}”.`}
                </Notice>
              ) : null}
              {sets.length > 0 ? (
                <>
                  <ListGroup>
                    <ListRow
                      icon={<TicketIcon />}
                      title="Thêm từ vé đã mua"
                      detail={'Mở vé, bấm “Lưu vào Sổ\u00A0số”'}
                      href={paths.tickets}
                    />
                  </ListGroup>
                  <Stack as="ul" gap={10} aria-label="Bộ số">
                    {sets.map((set) => (
                      <li key={set.id}>
                        <NumberSetRow
                          set={set}
                          onPlay={() => ask({ gameId: set.gameId, tickets: [set.ticket] })}
                          onEdit={() => show({ kind: 'edit', set })}
                        />
                      </li>
                    ))}
                  </Stack>
                  <Text size="label" tone="soft" align="center">
                    Số ô là lượng số trùng mỗi kỳ. Kết quả cũ không làm đổi cơ hội của kỳ sau.
                  </Text>
                </>
              ) : (
                <EmptyState
                  title="Chưa có bộ số nào"
                  action={
                    <Stack gap={10}>
                      <Button onClick={() => show({ kind: 'typed' })}>Thêm bộ số</Button>
                      <ButtonLink kind="outline" href={paths.tickets}>
                        Lấy từ vé đã mua
                      </ButtonLink>
                    </Stack>
                  }
                >
                  Lưu tối đa {MOST_NUMBER_SETS} bộ số hay chơi để mua lại nhanh. Vé Lộc vẫn hỏi bạn trước khi trừ tiền.
                </EmptyState>
              )}
            </>
          ) : (
            <LoadFallback error={error} failure="Chưa tải được sổ số" onRetry={retry}>
              <Stack role="status" aria-busy="true" aria-label="Đang tải sổ số" gap={10}>
                <Skeleton height="9rem" shape="block" />
                <Skeleton height="9rem" shape="block" />
              </Stack>
            </LoadFallback>
          )
        ) : (
          <EmptyState title="Bạn chưa đăng nhập" action={<Button onClick={openLogin}>{texts.login}</Button>}>
            Đăng nhập để lưu những bộ số bạn hay chơi.
          </EmptyState>
        )}
      </Page>
      {sheet?.kind === 'edit' ? (
        <EditSetSheet
          key={sheet.set.id}
          open={isOpen}
          set={sheet.set}
          onClose={() => setOpen(false)}
          onRename={(name) => rename(sheet.set.id, name)}
          onDelete={() => takeOut(sheet.set)}
        />
      ) : null}
      {payment}
      <TypedSetSheet open={isOpen && sheet?.kind === 'typed'} onClose={() => setOpen(false)} onSave={save} />
    </PageLayout>
  );
}
