import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSamePage } from '../../widgets/shared/saved-pages/shelves.ts';

const operations = 'fixtures/operations';
const textOf = (path: string): string => readFileSync(`${operations}/${path}`, 'utf8');
const found = (text: string, pattern: RegExp): RegExp => new RegExp(pattern.exec(text)?.[1] ?? '(', 'g');

/** Patterns by which nginx and Varnish remove campaign parameters from an address, read from their configurations. */
const ofNginx = found(textOf('README.md'), /"~(\^\(\?<bare>.*)" \$bare;/);
const ofVarnish = found(textOf('cluster/varnish.vcl'), /regsuball\(req\.url, "(.*?)", ""\);/);

const names = ['utm_source', 'utm_', 'fbclid', 'gclid', 'msclkid', 'yclid', 'gclsrc', 'gbraid', 'wbraid', 'gad_source', 'igsh', 'igshid', 'mc_cid', '_ga', '_gl', 'srsltid', 'page', 'utmx', 'xutm_source', 'clid2', 'from', 'q'];
const parameter = fc.tuple(fc.constantFrom(...names), fc.constantFrom('', '=', '=1', '=utm_source')).map(pair => pair.join(''));
const queries = fc.array(parameter, { minLength: 1, maxLength: 4 }).map(all => `?${all.join('&')}`);

test('phone, nginx and Varnish remove the same parameters from a page\'s address', () => {
  fc.assert(
    fc.property(queries, query => {
      const isSame = isSamePage(query);
      expect(`/news/1${query}`.replace(ofNginx, '$<bare>')).toBe(isSame ? '/news/1' : `/news/1${query}`);
      const left = query.slice(1).split('&').filter(one => !isSamePage(one));
      expect(`/news/1${query}`.replace(ofVarnish, '').replace(/[?&]$/, '')).toBe(left.length > 0 ? `/news/1?${left.join('&')}` : '/news/1');
    }),
  );
});
