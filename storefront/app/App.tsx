import { AppFrame } from '@veloc/ui';
import { AfterFirstPage } from './AfterFirstPage';
import { AppRoutes } from './AppRoutes';
import { LoadingOverlay } from './LoadingOverlay';
import { usePanels } from './panels/usePanels';
import { StartUp } from './StartUp';
import { type AppRoute, RoutesContext } from '../shared/route';
import { routes as shopRoutes } from './routes';
import * as paths from '../shared/paths';
import * as styles from '../shared/layouts/Layout.css';

const links = [
  { href: paths.guides, label: 'Hướng dẫn' },
  { href: paths.term, label: 'Điều khoản' },
  { href: paths.contact, label: 'Liên hệ' },
];

/** The whole shop inside its column. `routes` lets a test bring its own. */
export function App({ routes = shopRoutes }: { routes?: readonly AppRoute[] }) {
  const panels = usePanels();
  return (
    <RoutesContext value={routes}>
      <AppFrame
        tagline="Chọn số hôm nay, hái lộc mỗi kỳ quay."
        note="Mua vé, giữ vé và dò kết quả ở cùng một nơi. Chỉ dành cho người từ đủ 18 tuổi."
        links={links}
        className={styles.frame}
        {...panels}
      >
        <AppRoutes routes={routes} />
        <AfterFirstPage />
        <LoadingOverlay />
        <StartUp routes={routes} />
      </AppFrame>
    </RoutesContext>
  );
}
