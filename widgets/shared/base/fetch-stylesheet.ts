/** Loads a stylesheet of the build. If that fails, removes the link and rejects. */
export const fetchStylesheet = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(file, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(file));
    };
    document.head.append(link);
  });
