export function ensureOnDebian(names: readonly string[], what: string): Promise<void>;
