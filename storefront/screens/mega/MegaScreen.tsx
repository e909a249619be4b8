import { useBuilderPorts } from '../builder/useBuilderPorts';
import { MegaBuilder } from './MegaBuilder';

export default function MegaScreen() {
  return <MegaBuilder {...useBuilderPorts('mega')} />;
}
