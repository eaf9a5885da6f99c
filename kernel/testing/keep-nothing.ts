import { onTestFinished, vi } from 'vitest';

function refuse(): never {
  throw new DOMException('Denied', 'SecurityError');
}

/** A browser that lets a page neither keep nor read anything, as in a sandbox or where readers want it so. */
export function keepNothing(): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  for (const method of ['getItem', 'setItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
}
