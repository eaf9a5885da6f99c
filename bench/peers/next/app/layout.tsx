import type { ReactNode } from 'react';

/** What all pages are in. */
export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="fa" dir="rtl">
      <body className="_xs">{children}</body>
    </html>
  );
}
