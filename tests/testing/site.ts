import type { Hono } from 'hono';
import { createApp } from '../../fixtures/server/app.ts';
import type { OriginEnvironment } from '../../fixtures/server/http/environment.ts';
import type { NewsroomOptions } from '../../fixtures/server/replies/services.ts';
import { openSqlite } from '../../fixtures/server/store/sqlite/sqlite-database.ts';
import { testContext } from '../../fixtures/newsroom/pages/testing/context.ts';

export const host = 'http://localhost';

/** Creates the newsroom with an in-memory database and its real pages. Both builds print the same. */
export const openSite = (options: Partial<NewsroomOptions> = {}): Promise<Hono<OriginEnvironment>> =>
  createApp({
    database: openSqlite(':memory:'),
    assets: testContext().assets,
    assetFolder: '',
    linkBase: host,
    postsPerMinute: 1000,
    ...options,
  });
