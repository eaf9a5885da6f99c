import type { ReactNode } from 'react';

/** The box that counts a visit to the page. */
export const VisitBox = (): ReactNode => <div data-widget="visit" data-load="now" hidden />;
