import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Where a poll's captcha stands, which is a box of its own: nothing of it is the poll's to render. Our own markup has
 * it there; what markup of others had in its group is moved into a new one.
 */
export function CaptchaPlace({ content }: { content: readonly Node[] }): ReactNode {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    place.current?.append(...content);
    // It may have been printed without its widget, and without a place around it.
    const group = place.current?.parentElement?.querySelector<HTMLElement>('.captcha-group');
    Object.assign(group?.dataset ?? {}, { widget: 'captcha', load: 'tap' });
  }, [content]);

  return content.length > 0 ? (
    <div className="captcha-group" ref={place} />
  ) : (
    <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
