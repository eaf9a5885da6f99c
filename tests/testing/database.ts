import { execFileSync } from 'node:child_process';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { test } from '@playwright/test';
import { answerTo, type Riddle } from '../../fixtures/server/store/captchas.ts';

/** Returns the path of the database that the running project's origin uses. */
function databasePath(): string {
  const folder = process.env.E2E_DATABASES;
  if (!folder) throw new Error('E2E_DATABASES is not set: playwright.config.ts sets it');
  const { build } = test.info().project.metadata as { build: string };
  return `${folder}/${build}.sqlite`;
}

function withDatabase<Result>(action: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databasePath(), { timeout: 5000 });
  try {
    return action(database);
  } finally {
    database.close();
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Returns rows of the origin's database. */
export const rowsOf = (sql: string, ...values: SQLInputValue[]): Row[] =>
  withDatabase(database => database.prepare(sql).all(...values));

/** Stores comments on an item as already approved. */
export function publishComments(newsId: string, bodies: readonly string[]): void {
  withDatabase(database => {
    const insert = database.prepare(
      `INSERT INTO comments (news_id, parent_id, thread_size, author, email, body, status, up, down, created_at)
       VALUES (?, NULL, 1, 'خواننده', '', ?, 'approved', 0, 0, ?)`,
    );
    database.exec('BEGIN');
    for (const [index, body] of bodies.entries()) insert.run(newsId, body, index);
    database.exec('COMMIT');
  });
}

/** Returns true if a captcha with the key exists and is unused. */
export const hasCaptcha = (key: string): boolean => rowsOf('SELECT 1 FROM captchas WHERE key = ?', key).length > 0;

/** Returns the digits of a captcha image in ASCII. Throws if it does not exist. */
export function captchaText(key: string): string {
  const [row] = rowsOf('SELECT text FROM captchas WHERE key = ?', key);
  if (!row) throw new Error(`There is no captcha ${key}`);
  return String(row.text);
}

/** Returns the answer to a captcha's question, which must have been requested before. */
export function riddleAnswer(key: string): string {
  const [row] = rowsOf('SELECT riddle FROM captchas WHERE key = ?', key);
  return answerTo(JSON.parse(String(row?.riddle)) as Riddle);
}

/** Runs a command of the newsroom's desk as its moderators do, and returns its output. */
export const desk = (...command: string[]): string =>
  execFileSync(process.execPath, ['fixtures/operations/desk/desk.ts', ...command], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE: databasePath() },
  });
