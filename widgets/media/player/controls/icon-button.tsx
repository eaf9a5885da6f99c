import type { ReactNode } from 'react';

/** Drawings on a field of 24 × 24. */
const icons = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  sound: 'M3 9v6h4l6 5V4L7 9zM16 8a6 6 0 0 1 0 8l1.5 1.5a8 8 0 0 0 0-11z',
  silence: 'M3 9v6h4l6 5V4L7 9zM15.5 8.5l7 7-1.5 1.5-7-7zM21 7.5l1.5 1.5-7 7-1.5-1.5z',
  window: 'M2 4h20v7h-2V6H4v12h6v2H2zM12 13h10v7H12z',
  fullScreen: 'M3 3h7v2H5v5H3zM14 3h7v7h-2V5h-5zM3 14h2v5h5v2H3zM19 14h2v7h-7v-2h5z',
} as const;

interface IconButtonProps {
  name: string;
  icon: keyof typeof icons;
  label: string;
  isPressed?: boolean;
  onPress: () => void;
}

/** A button of a player, named for those who see its drawing and for those who do not. */
export const IconButton = ({ name, icon, label, isPressed, onPress }: IconButtonProps): ReactNode => (
  <button
    type="button"
    className={`player-button player-${name}`}
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    onClick={onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[icon]} />
    </svg>
  </button>
);
