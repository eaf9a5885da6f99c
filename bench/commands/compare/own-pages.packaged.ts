// Outside of its repository, the bench knows no commits and no builds, and compares pages only.
import type * as repository from './own-pages.ts';

export const comparable = 'an address (https://…), or a folder of pages (*.html) or of results (manifest.json)';
export const examples = '"compare https://www.example.org/ https://staging.example.org/" or "compare ./before ./after"';
export const isWorkingTree: typeof repository.isWorkingTree = () => false;
export const ofBuild: typeof repository.ofBuild = () => null;
export const ofRef: typeof repository.ofRef = () => null;
