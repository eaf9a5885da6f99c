import { type RefObject, useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The moment, in ms: the printed one at first, then that of each full minute, as long as the box around an element is seen. It comes
 * from the clock each time, so that sleep and a changed clock do no harm.
 */
export function useNow(printed: number, element: RefObject<Element | null>): number {
  const [now, setNow] = useState(printed);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSeen = false;

    function tick(): void {
      clearTimeout(timer);
      if (document.hidden || !isSeen) return;
      const moment = Date.now();
      setNow(moment);
      timer = setTimeout(tick, minuteMs - (moment % minuteMs));
    }

    const watch = new IntersectionObserver(entries => {
      for (const { isIntersecting } of entries) isSeen = isIntersecting;
      tick();
    });
    const box = element.current?.closest('[data-widget]');
    if (box) watch.observe(box);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [element]);

  return now;
}
