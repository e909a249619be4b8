import { useBuilderPorts } from '../../features/builder/useBuilderPorts';
import { MegaBuilder } from './MegaBuilder';

export default function MegaScreen() {
  return <MegaBuilder {...useBuilderPorts('mega')} />;
}
