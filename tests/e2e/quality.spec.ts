import AxeBuilder from '@axe-core/playwright';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from './test.ts';

const pages = ['/', '/en', '/news/1001', '/news/1201', '/topic/society', '/poll/14', '/poll/12?voted=105', '/no-such-page'];
/** With the rules of .htmlvalidate.json. */
const validator = new HtmlValidate(new FileSystemConfigLoader());

for (const address of pages) {
  test(`${address} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const { results } = await validator.validateString(html, 'page.html');
    const messages = results.flatMap(result => result.messages);
    expect(messages.map(({ ruleId, message, column }) => `${ruleId} at ${column}: ${message}`)).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${address} has no accessibility violation in its ${colorScheme} scheme`, async ({ page, problems }) => {
      problems.expect(/404/);
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    });
  }
}
