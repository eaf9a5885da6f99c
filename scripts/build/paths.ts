import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Returns the absolute path of a module named relative to the root. */
export const modulePath = (input: string): string => resolve(root, input);

export const distribution = resolve(root, 'dist');
export const documentsFolder = resolve(distribution, 'documents');
export const cacheFolder = resolve(root, 'node_modules/.cache/dakkeh');

/** The two builds of the same source: the shipped one, and one with React itself. */
export const flavours = ['preact', 'react'] as const;
export type Flavour = (typeof flavours)[number];

export const flavourFolder = (flavour: Flavour): string => resolve(distribution, flavour);
