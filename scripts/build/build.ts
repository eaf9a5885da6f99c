import { bundleExamples } from './bundle-examples.ts';
import { bundleOrigin } from './bundle-origin.ts';
import { buildFlavour } from './build-flavour.ts';
import { checkWords } from './check-words.ts';
import { writeDocumentation } from './documents/documentation.ts';
import { writeSizeFiles } from './size-files.ts';

/** Builds both flavours, the newsroom's server, the documents and the copies that the size budgets measure. */
export async function build(): Promise<void> {
  const [manifest] = await Promise.all([buildFlavour('preact'), buildFlavour('react'), bundleOrigin(), bundleExamples()]);
  await writeDocumentation(manifest);
  // Later than what says on which line a file is no JSON.
  checkWords();
  await writeSizeFiles(manifest);
}
