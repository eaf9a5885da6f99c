import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FieldRow, readRows } from '../../bench/field/rows.ts';
import { startOrigin } from '../../bench/sites/origin-process.ts';
import { openSqlite } from '../../fixtures/server/store/sqlite/sqlite-database.ts';
import { createVitals } from '../../fixtures/server/store/vitals.ts';

/** A newsroom that measures every page view, with its own database. */
export interface MeasuredNewsroom {
  address: string;
  rows: () => Promise<FieldRow[]>;
  /** Page views by kind of page and type of navigation. */
  views: () => Promise<Record<string, number>>;
  close: () => Promise<void>;
}

/** Selector of the awake box that measures a page. */
export const measuring = '[data-widget=vitals][data-widget-state=ready]';

export async function openMeasuredNewsroom(): Promise<MeasuredNewsroom> {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-vitals-'));
  const path = join(folder, 'newsroom.sqlite');
  const { address, stop } = await startOrigin({ VITALS: '1', DATABASE: path });
  const database = openSqlite(path);
  const rows = async (): Promise<FieldRow[]> => readRows(await createVitals(database, Date.now).print());
  return {
    address,
    rows,
    async views() {
      const counted = (await rows()).filter(({ metric }) => metric === 'views');
      return Object.fromEntries(counted.map(({ kind, nav, n }) => [`${kind} ${nav}`, n]));
    },
    async close() {
      await database.close();
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
