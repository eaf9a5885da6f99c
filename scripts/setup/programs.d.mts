export const findFaketime: () => string | undefined;
export const findNginx: () => string | undefined;
export function findPostgres(): string | undefined;
