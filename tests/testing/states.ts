import type { Page } from '@playwright/test';

/** Opens the catalogue's page of a widget, and those of its other states where each has its own, and looks at each. */
export async function openStates(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  await page.goto(address);
  const others = await page.locator('.catalogue-states a[href^="/"]:not([aria-current])').evaluateAll(links =>
    links.map(link => link.getAttribute('href') ?? ''),
  );
  await look();
  for (const other of others) {
    await page.goto(other);
    await look();
  }
}
