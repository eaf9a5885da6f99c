import file from './viewer.css';

let loading: Promise<void> | undefined;

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(file));
    };
    document.head.append(link);
  });
}

/** Fetches the lightbox's styles, once. Rejects where they cannot be had; the next call tries again. */
export const loadStylesheet = (): Promise<void> => (loading ??= load());
