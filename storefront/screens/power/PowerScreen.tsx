import { useBuilderPorts } from '../../features/builder/useBuilderPorts';
import { PowerBuilder } from './PowerBuilder';

export default function PowerScreen() {
  return <PowerBuilder {...useBuilderPorts('power')} />;
}
