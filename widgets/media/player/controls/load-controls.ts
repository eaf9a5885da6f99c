import { fetchStylesheet } from '../../../shared/base/fetch-stylesheet.ts';
import file from './controls.css';
import { PlayerControls } from './player-controls.tsx';

let styles: Promise<void> | undefined;

/** Our own controls, once their styles are there. Rejects where those cannot be had; the next call tries again. */
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
