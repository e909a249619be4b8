/** Back to where the player came from; home when the page was opened by itself. */
export function goBack(navigate: (path: string) => void): void {
  if (history.length > 1) history.back();
  else navigate('/');
}
