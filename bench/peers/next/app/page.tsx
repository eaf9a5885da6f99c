import type { ReactNode } from 'react';
import { PrintedPage } from '../content/printed-page.tsx';

export default function Home(): ReactNode {
  return <PrintedPage address="." />;
}
