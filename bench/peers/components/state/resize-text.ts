const normal = 15;
const [smallest, largest] = [8, 48];

const sizes: Readonly<Record<string, (present: number) => number>> = {
  larger: present => present + 1,
  smaller: present => present - 1,
  reset: () => normal,
};

/** Changes the size of an article's text: `larger`, `smaller` or `reset`. */
export function resizeText(step: string): void {
  const body = document.querySelector<HTMLElement>('[data-article-body]');
  const sizeAfter = sizes[step];
  if (!body || !sizeAfter) return;
  const size = Math.min(largest, Math.max(smallest, sizeAfter(parseFloat(getComputedStyle(body).fontSize))));
  body.dataset.resized = '';
  body.style.fontSize = `${size}px`;
  try {
    sessionStorage.setItem('font-size', `${size}px`);
  } catch {
    // The browser keeps nothing: the size is this page's alone.
  }
}
