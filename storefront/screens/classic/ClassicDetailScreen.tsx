import { RegionalDetail } from '../../features/regional/RegionalDetail';

export default function ClassicDetailScreen() {
  return <RegionalDetail game="classic" title="Đài và giải thưởng" action="Chọn vé" />;
}
