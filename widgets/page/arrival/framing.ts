/** Milliseconds before the page asks to leave the frame. */
const delay = 1000;

/** The page's canonical address over http, with the first label of the host that framed it. */
export function addressOutsideFrame(canonical: string, referrer: string): string {
  const address = new URL(canonical);
  address.protocol = 'http:';
  const label = referrer && new URL(referrer).hostname.split('.')[0];
  address.hash = label ? `ref=${label}` : '';
  return address.href;
}

/** A link across the page, for browsers that let a frame leave only at the reader's tap. */
function showWayOut(address: string): void {
  const link = document.createElement('a');
  link.className = 'button way-out';
  link.href = address;
  link.target = '_top';
  link.textContent = document.title;
  document.body.prepend(link);
}

let isLeaving = false;

/** Sends the top window to this page, a second after it opened inside another site's frame. */
export function leaveFrame(): void {
  if (isLeaving) return;
  isLeaving = true;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const address = addressOutsideFrame(canonical, document.referrer);
  setTimeout(() => {
    showWayOut(address);
    try {
      if (top) top.location.href = address;
    } catch {
      // The browser wants the reader's own tap: the link is there for it.
    }
  }, delay);
}
