import { IconButton } from '../IconButton/IconButton';
import { IconLink } from '../IconButton/IconLink';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { ChevronLeftIcon } from './icons';

export interface BackButtonProps {
  /** Goes back. Without it and `backHref` there is no back arrow. */
  onBack?: (() => void) | undefined;
  /** Where the back arrow leads, as a link in the place of `onBack`: a server component has no function to hand over. */
  backHref?: string | undefined;
}

/** The back arrow at the start of a bar on lacquer or an accent: a link, a button, or nothing. */
export function BackButton({ onBack, backHref }: BackButtonProps) {
  const { back: label } = useMessages('header', shell.header);
  const back = { tone: 'onColor', label, icon: <ChevronLeftIcon /> } as const;
  if (backHref !== undefined) return <IconLink {...back} href={backHref} />;
  return onBack ? <IconButton {...back} onClick={onBack} /> : null;
}
