import { expect, test } from 'vitest';
import { languages } from './languages.ts';

test('the interface has all its languages', () => {
  const codes = 'ar az azc azl bn bs ckb de en es fa fr ha hi id it ja kmr ku ms my pt ru sw tg tl tr ur zh'.split(' ');
  expect(Object.keys(languages)).toEqual(codes);
});
