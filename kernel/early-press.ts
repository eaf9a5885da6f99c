/**
 * Remembers the last press of a button in a box that does nothing by itself: buttons are seen before the kernel has
 * come, which then does what was pressed.
 */
export function rememberEarlyPress(): void {
  const remember = ({ target }: MouseEvent): void => {
    self.earlyPress = (target as Element).closest<HTMLElement>('[data-widget] [type=button]');
  };
  self.earlyPress = null;
  addEventListener('click', remember, true);
}
