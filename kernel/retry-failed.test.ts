import { afterEach, expect, test, vi } from 'vitest';
import { element, startKernel, stopKernel } from './testing/harness.ts';

afterEach(stopKernel);

test('retries only failed boxes', async () => {
  const { kernel, retryFailed, imports, importOf } = await startKernel('<div data-widget="poll"></div><div data-widget="like"></div>');
  const box = element('[data-widget=poll]');
  box.addEventListener('widget:error', event => event.preventDefault());
  const failing = kernel.wake(box);
  importOf('poll').fail();
  await failing;
  retryFailed();
  expect(imports.map(({ name }) => name)).toEqual(['poll', 'poll']);
  expect(box.dataset.widgetState).toBe('loading');
  const healing = kernel.wake(box);
  importOf('poll').arrive(() => undefined);
  await healing;
  expect(box.dataset.widgetState).toBe('ready');
});

test('does not report a box with unusable markup again when the reader returns to the page', async () => {
  const { kernel, retryFailed, importOf, imports } = await startKernel('<div data-widget="like"></div>');
  const box = element('[data-widget]');
  const reports = vi.fn((event: Event) => event.preventDefault());
  box.addEventListener('widget:error', reports);
  const waking = kernel.wake(box);
  importOf('like').arrive(() => {
    throw new Error('bad markup');
  });
  await waking;
  retryFailed();
  await kernel.wake(box);
  expect(imports).toHaveLength(1);
  expect(reports).toHaveBeenCalledOnce();
  expect(box.dataset.widgetState).toBe('failed');
});
