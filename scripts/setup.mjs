// Makes a fresh checkout ready: `node scripts/setup.mjs [--browser] [--postgres] [--nginx] [--engines] [--clock]`. It
// runs before anything is installed, on the Node that is there, so it is plain JavaScript and needs no package.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureClock } from './setup/clock.mjs';
import { ensureEngines } from './setup/engines.mjs';
import { Failure, sentenceFor } from './setup/failure.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensurePostgres } from './setup/postgres.mjs';

const oldestNode = 20;

try {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < oldestNode) {
    throw new Failure(`this is Node.js ${process.versions.node}; install Node.js 24 from https://nodejs.org.`);
  }
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  await ensurePackages(root);
  if (process.argv.includes('--browser')) await ensureChromium(root);
  if (process.argv.includes('--postgres')) await ensurePostgres();
  if (process.argv.includes('--nginx')) await ensureNginx();
  if (process.argv.includes('--engines')) await ensureEngines();
  if (process.argv.includes('--clock')) await ensureClock();
} catch (error) {
  console.error(`\nThe set-up failed: ${sentenceFor(error)}`);
  process.exitCode = 1;
}
