/** Delay in milliseconds before the page leaves the frame. */
const delay = 1000;

/** Returns the page's canonical URL over http, with the first label of the framing host added. */
export function addressOutsideFrame(canonical: string, referrer: string): string {
  const address = new URL(canonical);
  address.protocol = 'http:';
  const label = referrer && new URL(referrer).hostname.split('.')[0];
  address.hash = label ? `ref=${label}` : '';
  return address.href;
}

/** Adds a link over the page, for browsers in which only a tap may leave the frame. */
function showWayOut(address: string): void {
  const link = document.createElement('a');
  link.className = 'button way-out';
  link.href = address;
  link.target = '_top';
  link.textContent = document.title;
  document.body.prepend(link);
}

let isLeaving = false;

/** Navigates the top window to this page, one second after it opened in another site's frame. */
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
      // The browser demands a tap of the reader, for which the link was added.
    }
  }, delay);
}
