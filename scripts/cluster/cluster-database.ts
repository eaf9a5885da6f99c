import type { Disk } from './disk.ts';
import type { Relay } from './relay.ts';
import type { Service } from './service.ts';

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
