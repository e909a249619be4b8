import { useBuilderPorts } from '../../features/builder/useBuilderPorts';
import { Max3DProBuilder } from './Max3DProBuilder';

export default function Max3DProScreen() {
  return <Max3DProBuilder {...useBuilderPorts('max3dpro')} />;
}
