// `npm run cluster`: nginx, Varnish as the CDN, a database and three processes of the newsroom on this machine, to
// which another build is rolled out under load, and back, and then it stays open. `-- faults [word]` has worse happen
// to it, and `-- measure [word]` says what two processes carry beside one, what pages and votes cost, and what memory
// one process takes.
import { spawnSync } from 'node:child_process';
import { root } from '../build/paths.ts';
import { isStale } from '../build/staleness.ts';
import { ensureDebianPackages } from '../debian-packages.ts';
import { cdn, openCluster, origin, packages } from './cluster.ts';
import { runFaults } from './faults.ts';
import { createOpened } from './service.ts';
import { measureMemory } from './measure-memory.ts';
import { measureReads } from './measure-reads.ts';
import { measureProcesses, measureVotes } from './measure.ts';

const [command = 'open', only = ''] = process.argv.slice(2);

try {
  ensureDebianPackages('The cluster', packages);
  if (isStale()) spawnSync(process.execPath, ['esbuild.config.mjs'], { cwd: root, stdio: 'inherit' });
  const opened = createOpened();
  process.once('SIGINT', () => void opened.close().finally(() => process.exit(130)));
  try {
    const cluster = await openCluster(opened);
    console.info(`CDN ${cdn}, nginx ${origin}, settings and logs in ${cluster.folder}`);
    if (command === 'faults') {
      if (!(await runFaults(cluster, only))) process.exitCode = 1;
    } else if (command === 'measure') {
      const all = { processes: measureProcesses, reads: measureReads, votes: measureVotes, memory: measureMemory };
      for (const [name, measure] of Object.entries(all)) {
        if (name.includes(only) && (await measure(cluster)) === false) process.exitCode = 1;
      }
    } else {
      if (!(await runFaults(cluster, 'rolled out'))) process.exitCode = 1;
      console.info('Open until Ctrl+C.');
      await new Promise(() => undefined);
    }
  } finally {
    await opened.close();
  }
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
