// Sets up a new checkout: `node scripts/setup.mjs [--browser] [--postgres] [--nginx] [--engines] [--clock]`. Runs
// before the installation with any Node.js version, so it is plain JavaScript without packages.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './setup/chromium.mjs';
import { Failure, sentenceFor } from './setup/failure.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensurePrograms } from './setup/programs.mjs';

const oldestNode = 20;

try {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < oldestNode) {
    throw new Failure(`this is Node.js ${process.versions.node}; install Node.js 24 from https://nodejs.org.`);
  }
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  await ensurePackages(root);
  if (process.argv.includes('--browser')) await ensureChromium(root);
  await ensurePrograms(process.argv);
} catch (error) {
  console.error(`\nThe set-up failed: ${sentenceFor(error)}`);
  process.exitCode = 1;
}
