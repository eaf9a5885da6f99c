import { fetchStylesheet } from '../base/fetch-stylesheet.ts';
import file from './viewer.css';

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  try {
    await fetchStylesheet(file);
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Loads the lightbox's styles once. Rejects on failure; the next call tries again. */
export const loadStylesheet = (): Promise<void> => (loading ??= load());
