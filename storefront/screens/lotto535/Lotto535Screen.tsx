import { useBuilderPorts } from '../../features/builder/useBuilderPorts';
import { Lotto535Builder } from './Lotto535Builder';

export default function Lotto535Screen() {
  return <Lotto535Builder {...useBuilderPorts('lotto535')} />;
}
