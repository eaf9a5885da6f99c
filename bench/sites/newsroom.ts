import { resolve } from 'node:path';
import { root } from '../../scripts/build/paths.ts';
import type { Alteration } from './proxy/proxy.ts';
import { openProxy } from './proxy/proxy.ts';
import { upstream } from './proxy/upstream.ts';
import type { Arm } from './arm.ts';
import { openMaps } from './maps/maps.ts';
import { startOrigin } from './origin-process.ts';

/** Ways to open a checkout: the shipped build, React itself, or its pages without any script. */
export const flavours = ['preact', 'react', 'twin'] as const;
export type NewsroomFlavour = (typeof flavours)[number];

interface Options {
  flavour: NewsroomFlavour;
  /** Another name than that of the flavour. */
  name?: string;
  /** Another checkout than this one. */
  checkout?: string;
  alter?: Alteration;
}

export async function openNewsroom({ flavour, name = flavour, checkout = root, alter }: Options): Promise<Arm> {
  const mode = flavour === 'twin' ? { FLAVOUR: 'preact', TWIN: '1' } : { FLAVOUR: flavour };
  const origin = await startOrigin({ ...mode, TRUST_PROXY: '1' }, checkout);
  const proxy = await openProxy([upstream(origin.address)], alter ? { alter } : {});
  const maps = resolve(checkout, 'dist', mode.FLAVOUR, 'maps');
  return {
    name,
    address: proxy.address,
    maps: openMaps(maps),
    stop: async () => {
      await proxy.stop();
      await origin.stop();
    },
  };
}
