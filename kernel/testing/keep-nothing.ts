import { onTestFinished, vi } from 'vitest';

function refuse(): never {
  throw new DOMException('Denied', 'SecurityError');
}

/** Makes storage and cookies throw, as in a sandboxed frame or with storage switched off in the browser. */
export function keepNothing(): void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  for (const method of ['getItem', 'setItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
}
