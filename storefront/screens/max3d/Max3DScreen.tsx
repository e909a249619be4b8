import { useBuilderPorts } from '../../features/builder/useBuilderPorts';
import { Max3DBuilder } from './Max3DBuilder';

export default function Max3DScreen() {
  return <Max3DBuilder {...useBuilderPorts('max3d')} />;
}
