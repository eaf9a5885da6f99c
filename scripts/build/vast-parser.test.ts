import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { vastParserAlone } from './vast-parser.ts';

const contents = "export { VASTParser } from '@dailymotion/vast-client';";

test('of the client for adverts, nothing but its parser is shipped, without warnings that nobody hears', async () => {
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { metafile } = await bundle({ stdin, plugins: [vastParserAlone] });
  const [output] = Object.values(metafile.outputs);
  const bytes = Object.entries(output?.inputs ?? {}).map(([path, { bytesInOutput }]) => {
    return [path.replace(/^.*\/src\//, ''), bytesInOutput] as const;
  });
  const files = bytes.map(([path]) => path);
  expect(files).toContain('parser/vast_parser.js');
  expect(files.filter(path => /fetcher|tracker|vast_client|xmldom|requiredValues/.test(path))).toEqual([]);
  expect(Object.fromEntries(bytes)['parser/parser_verification.js']).toBeLessThan(60);
});
