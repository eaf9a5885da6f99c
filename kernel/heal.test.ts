import { afterEach, expect, test } from 'vitest';
import { element, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

test('a failed box gets another chance, and only a failed one', async () => {
  const { kernel, heal, imports, importOf } = await startKernel('<div data-widget="poll"></div><div data-widget="like"></div>');
  const box = element('[data-widget=poll]');
  box.addEventListener('widget:error', event => event.preventDefault());
  const failing = kernel.wake(box);
  importOf('poll').fail();
  await failing;
  heal();
  expect(imports.map(({ name }) => name)).toEqual(['poll', 'poll']);
  expect(box.dataset.widgetState).toBe('loading');
  const healing = kernel.wake(box);
  importOf('poll').arrive(() => undefined);
  await healing;
  expect(box.dataset.widgetState).toBe('ready');
});
