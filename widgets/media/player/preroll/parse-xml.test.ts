import { expect, test, vi } from 'vitest';
import { parseXml } from './parse-xml.ts';

test.each(['<VAST><Ad id="1"/></VAST>', '<?xml version="1.0" encoding="UTF-8"?>\n<VAST xmlns="http://a.b"><Ad id="1"/></VAST><!-- -->'])(
  'a document is parsed from %j',
  text => {
    const root = parseXml(text)?.documentElement;
    expect([root?.nodeName, root?.children[0]?.id]).toEqual(['VAST', '1']);
  },
);

test.each(['', 'text', '<VAST>', '<VAST><Ad></VAST>', '{"vast":1}', '<p>one</p><p>two</p>', '<!doctype html><html></html>'])(
  'no document is parsed from %j',
  text => expect(parseXml(text)).toBeUndefined(),
);

test('a parsed document has no HTML elements, whose styles and handlers the policy would report', () => {
  const complain = vi.spyOn(console, 'error');
  const xml = parseXml('<html xmlns="http://www.w3.org/1999/xhtml"><body style="color: red"><p xmlns="http://www.w3.org/1999/xhtml"/></body></html>');
  const elements = [...(xml?.querySelectorAll('*') ?? [])];
  expect(elements.map(({ namespaceURI }) => namespaceURI)).toEqual([null, null, null]);
  expect(complain).not.toHaveBeenCalled();
});
