import { decodeLine, feedOf, gameConfig, type GameId, type TicketByGame } from '@veloc/rules';
import { useState } from 'react';
import {
  BottomSheet,
  Button,
  Card,
  Facts,
  Inline,
  OddsField,
  ReceiptFacts,
  Divider,
  Stack,
  Text,
  TextLink,
} from '@veloc/ui';
import { methodLabel } from '../../games/gamePresentations';
import { formatNumber } from '../../shared/copy/format';
import * as paths from '../../shared/paths';
import * as place from '../../shared/place.css';
import { useSheetOpen } from '../../state/contexts';
import { BackTestPart } from './BackTestPart';
import { picturedOdds } from './oddsWords';
import { SameMoneyCard } from './SameMoneyCard';

interface OddsSheetProps {
  open: boolean;
  onClose: () => void;
  gameId: GameId;
  ticket: TicketByGame[GameId];
}

/** The chance of one ticket as a picture, and in figures of each prize. */
export function OddsSheet({ open, onClose, gameId, ticket }: OddsSheetProps) {
  const isOpen = useSheetOpen(open);
  const line = decodeLine({ gameId, ticket });
  const odds = picturedOdds(gameId, ticket);
  const [isTested, setTested] = useState(false);
  return (
    <BottomSheet
      accent={gameId}
      open={isOpen}
      onClose={onClose}
      title="Cơ hội trúng"
      description={<Facts facts={[gameConfig[gameId].title, line.ok ? methodLabel(line.value) : null]} />}
    >
      {odds ? (
        <Stack gap={16}>
          <Stack gap={2}>
            <Text tone="soft">1 trên</Text>
            <Text size="amount" tone="plain">
              {formatNumber(odds.outcomes < 100 ? Math.round(odds.outcomes * 10) / 10 : Math.round(odds.outcomes))}
            </Text>
            <Text tone="soft">Trung bình chỉ một trong từng ấy vé như vé này trúng giải cao nhất.</Text>
          </Stack>
          <OddsField outcomes={odds.outcomes} label="Vé của bạn ở trong chấm này" />
          <Card>
            <Stack gap={12}>
              <Inline gap={12}>
                <Text as="strong" size="amount" tone="accent">
                  {odds.wait.figure}
                </Text>
                <Text size="label" tone="soft" className={place.words}>
                  {odds.wait.words}
                </Text>
              </Inline>
              <Divider />
              <ReceiptFacts facts={odds.prizes} />
            </Stack>
          </Card>
          <SameMoneyCard gameId={gameId} ticket={ticket} />
          {feedOf[gameId] === 'regional' ? null : isTested ? (
            <BackTestPart gameId={gameId} ticket={ticket} chance={1 / odds.outcomes} />
          ) : (
            <Button kind="tonal" wide onClick={() => setTested(true)}>
              Nếu đã mua vé này mọi kỳ?
            </Button>
          )}
          <Text size="label" tone="soft" align="center">
            Chơi cho vui, trong <TextLink href={paths.budget}>ngân sách</TextLink>. Không có bộ số nào dễ trúng hơn.
          </Text>
        </Stack>
      ) : null}
    </BottomSheet>
  );
}
