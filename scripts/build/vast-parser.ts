import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './paths.ts';

const parser = resolve(root, 'node_modules/@dailymotion/vast-client/src/parser/vast_parser.js');

/** Module of the parser that only makes warnings, which nobody hears. */
const warnings = /vast-client\/src\/parser\/parser_verification\.js$/;

/** Its source alone: as one file the client brings its own requests along, and a parser of XML for servers. */
export const vastParserAlone: Plugin = {
  name: 'vast-parser-alone',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^@dailymotion\/vast-client$/ }, () => ({ path: parser }));
    esbuild.onLoad({ filter: warnings }, () => ({
      contents: 'export const parserVerification = { verifyRequiredValues() {} };',
    }));
  },
};
