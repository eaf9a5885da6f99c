import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import type { ClusterDatabase } from './cluster-database.ts';
import { mountDisk } from './disk.ts';
import { openPostgresql } from './postgresql.ts';
import type { Opened } from './service.ts';

/** A file of SQLite, which all processes write to, on a disk of its own. */
function openFile(folder: string, opened: Opened): ClusterDatabase {
  const disk = mountDisk(join(folder, 'disk'), 64);
  opened.add(disk.remove);
  const file = join(disk.path, 'dakkeh.sqlite');
  const connect = (): DatabaseSync => {
    const connection = new DatabaseSync(file);
    connection.exec('PRAGMA busy_timeout = 5000');
    return connection;
  };
  return {
    address: file,
    disk,
    query(sql) {
      const connection = connect();
      const rows = connection.prepare(sql).all();
      connection.close();
      return Promise.resolve(rows.map(row => Object.values(row).map(String)));
    },
    async lockVotes(seconds) {
      const connection = connect();
      connection.exec('BEGIN IMMEDIATE');
      await after(seconds * 1000);
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

/** Opens the database that `CLUSTER_DATABASE` names: `postgresql`, the usual one, or `sqlite`. */
export const openDatabase = async (folder: string, port: number, opened: Opened): Promise<ClusterDatabase> =>
  (process.env.CLUSTER_DATABASE ?? 'postgresql') === 'sqlite'
    ? openFile(folder, opened)
    : openPostgresql(folder, port, opened);
