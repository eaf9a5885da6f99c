/** Fetches a stylesheet of the build and puts it on the page. If it cannot be had, nothing of it stays behind. */
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
