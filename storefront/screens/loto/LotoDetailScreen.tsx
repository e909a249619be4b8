import { RegionalDetail } from '../../features/regional/RegionalDetail';

export default function LotoDetailScreen() {
  return <RegionalDetail game="loto" title="Đài mở thưởng" action="Chơi" />;
}
