import type { ReactNode } from 'react';
import { articles } from '../../../../peer-pages.ts';
import { PrintedPage } from '../../../content/printed-page.tsx';

export const dynamicParams = false;

export const generateStaticParams = (): { id: string }[] => articles.map(id => ({ id }));

export default async function Article({ params }: { params: Promise<{ id: string }> }): Promise<ReactNode> {
  const { id } = await params;
  return <PrintedPage address={`news/${id}`} />;
}
