// Stores the fixtures of a release after `npm run package`, for tests of later versions.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../build/paths.ts';
import type { Fixture } from '../../widgets/package/fixture.ts';

const text = readFileSync(resolve(root, 'widgets/dist/fixtures.json'), 'utf8');
const { version, widgets } = JSON.parse(text) as { version: string; widgets: Fixture[] };
const [major = '', minor = ''] = version.split('.');
const kept = widgets.map(({ name, states }) => ({ name, states: states.map(({ title: _, ...state }) => state) }));
const file = resolve(root, `widgets/shared/testing/fixtures-${major}.${minor}.json.br`);
writeFileSync(file, brotliCompressSync(JSON.stringify({ version, widgets: kept })));
