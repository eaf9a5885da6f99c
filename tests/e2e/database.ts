import { DatabaseSync } from 'node:sqlite';

/** Where the origin of a flavour keeps its database during the end-to-end tests. */
const databaseOf = (flavour: string): string => {
  const folder = process.env.E2E_DATABASES;
  if (!folder) throw new Error('E2E_DATABASES is not set: playwright.config.ts sets it');
  return `${folder}/${flavour}.sqlite`;
};

/** What a captcha image shows, in ASCII digits, as a person would read it. */
export function captchaText(flavour: string, key: string): string {
  const database = new DatabaseSync(databaseOf(flavour), { readOnly: true });
  try {
    const row = database.prepare('SELECT text FROM captchas WHERE key = ?').get(key);
    if (!row) throw new Error(`There is no captcha ${key}`);
    return String(row.text);
  } finally {
    database.close();
  }
}
