import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { type Disk, mountDisk } from './disk.ts';
import { openPostgresql } from './postgresql.ts';
import type { Relay } from './relay.ts';
import type { Opened, Service } from './service.ts';

export interface ClusterDatabase {
  /** As the setting `DATABASE` names it. */
  address: string;
  disk: Disk;
  /** Where the database is a server, that, and the way to it. */
  server?: { service: Service; relay: Relay };
  /** Rows of a query, their columns as text. */
  query: (sql: string) => Promise<string[][]>;
  /** Keeps all votes from being written for so many seconds. */
  lockVotes: (seconds: number) => Promise<void>;
}

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
