import { fetchStylesheet } from '../../../shared/base/fetch-stylesheet.ts';
import file from './controls.css';
import { PlayerControls } from './player-controls.tsx';

let styles: Promise<void> | undefined;

/** Loads the styles of our controls and returns the component. Rejects on failure; the next call tries again. */
export async function loadControls(): Promise<typeof PlayerControls> {
  styles ??= fetchStylesheet(file);
  try {
    await styles;
  } catch (error) {
    styles = undefined;
    throw error;
  }
  return PlayerControls;
}
