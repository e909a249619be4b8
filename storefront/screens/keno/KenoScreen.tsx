import { useBuilderPorts } from '../builder/useBuilderPorts';
import { KenoBuilder } from './KenoBuilder';

export default function KenoScreen() {
  return <KenoBuilder {...useBuilderPorts('keno')} />;
}
