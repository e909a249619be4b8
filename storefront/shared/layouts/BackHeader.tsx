import { PageHeader, type PageHeaderProps } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../navigation';

/** Head of a page that stands under another one: its title and the way back. */
export function BackHeader(props: Omit<PageHeaderProps, 'onBack'>) {
  const [, navigate] = useLocation();
  return <PageHeader {...props} onBack={() => goBack(navigate)} />;
}
