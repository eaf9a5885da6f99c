import type { ReactNode } from 'react';

/** The box that counts a visit to the page (SPEC §2.4). */
export const VisitBox = (): ReactNode => <div data-widget="visit" data-load="now" hidden />;
