import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="fa" dir="rtl">
      <body className="_xs">{children}</body>
    </html>
  );
}
