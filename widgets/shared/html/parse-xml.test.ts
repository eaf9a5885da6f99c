import { expect, test } from 'vitest';
import { parseXml } from './parse-xml.ts';

test('what is XML is a document', () => {
  expect(parseXml('<?xml version="1.0"?><VAST><Ad id="1"/></VAST>')?.documentElement.children[0]?.id).toBe('1');
});

test.each(['', 'text', '<VAST>', '<VAST><Ad></VAST>', '{"vast":1}', '<p>one</p><p>two</p>'])('%j is none', text => {
  expect(parseXml(text)).toBeUndefined();
});
