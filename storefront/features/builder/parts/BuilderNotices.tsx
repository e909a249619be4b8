import { texts, type GameEntry } from '@veloc/rules';
import { Notice, Stack } from '@veloc/ui';
import { notices } from '../Builder.css';
import { drawInSentence } from '../drawLabels';
import { useDrawChange } from '../useDrawChange';
import type { Builder } from '../useBuilder';

interface BuilderNoticesProps {
  builder: Builder;
  entry: GameEntry | undefined;
}

/** What happened while a ticket was being built, said quietly. */
export function BuilderNotices({ builder, entry }: BuilderNoticesProps) {
  // What is being picked in an open sheet is a ticket under way, too.
  const { before, now } = useDrawChange(entry, builder.started > 0 || builder.openCode !== null);
  return (
    <Stack role="status" gap={10} className={notices}>
      {builder.linkRefusal === null ? null : (
        <Notice tone="warning">{builder.linkRefusal}. Vé trong liên kết chưa được thêm vào.</Notice>
      )}
      {before && now ? (
        <Notice tone="info">{texts.salesClosedWhileBuilding(before.name, drawInSentence(now))}</Notice>
      ) : null}
    </Stack>
  );
}
