import { expect, test } from 'vitest';
import { widgets } from './widgets.ts';

test.each([
  [['--build', 'preact,vue'], '--build has "vue"; it can have preact and react.'],
  [['--sort', 'size'], '--sort is "size"; it can be bytes, shared, requests'],
  [['--rounds', 'many'], '--rounds is "many"; it has to be a whole number from 1 on.'],
  [['--page', 'home'], 'There are --build, --rounds, --sort'],
])('%j is answered with what can be asked for', async (args, sentence) => {
  await expect(widgets(args)).rejects.toThrow(sentence);
});
