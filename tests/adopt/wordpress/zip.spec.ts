import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { writeZip } from '../../../fixtures/integrations/wordpress/site/zip.ts';
import { root } from '../../../scripts/build/paths.ts';
import { runPhp } from './run-php.ts';

test('the zip has one folder with the plugin, its build and one version', () => {
  const zip = writeZip(test.info().outputPath('zip'));
  const files = execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8' }).trim().split('\n');
  expect(files.filter(file => !file.startsWith('dakkeh/'))).toEqual([]);
  const { kernel } = JSON.parse(readFileSync(join(root, 'dist/preact/manifest.json'), 'utf8')) as { kernel: string };
  const wanted = ['dakkeh.php', 'uninstall.php', 'readme.txt', 'LICENSE', 'blocks/editor.js', 'build/manifest.json', `build/assets/${kernel}`];
  expect(files).toEqual(expect.arrayContaining(wanted.map(file => `dakkeh/${file}`)));
  const textOf = (file: string): string => execFileSync('unzip', ['-p', zip, `dakkeh/${file}`], { encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync(join(root, 'widgets/package.json'), 'utf8')) as { version: string };
  expect(textOf('dakkeh.php')).toContain(`* Version: ${version}\n`);
  for (const line of [`Stable tag: ${version}\n`, `= ${version} =\n`]) expect(textOf('readme.txt')).toContain(line);
  expect(textOf('readme.txt') + textOf('dakkeh.php')).not.toContain('0.1.0');
  expect(runPhp('return DAKKEH_VERSION;')).toBe('0.1.0');
});

test('wp-admin reports a missing build and its expected place', () => {
  const sentences = runPhp(`require_once WP_PLUGIN_DIR . '/dakkeh/includes/notices.php';
    return dakkeh_missing( array( 'folder' => '/nowhere', 'manifest' => array() ) );`);
  expect(sentences).toEqual([expect.stringContaining('/nowhere/manifest.json')]);
});

test('every sentence of the plugin has a Persian translation', () => {
  const untranslated = runPhp(`$persian = ( require WP_PLUGIN_DIR . '/dakkeh/languages/dakkeh-fa_IR.l10n.php' )['messages'];
    $missing = array();
    $files   = glob( WP_PLUGIN_DIR . '/dakkeh/{includes,templates}/*.php', GLOB_BRACE );
    foreach ( $files as $file ) {
      $tokens = array_values( array_filter( token_get_all( file_get_contents( $file ) ), static function ( $token ) {
        return ! is_array( $token ) || T_WHITESPACE !== $token[0];
      } ) );
      foreach ( $tokens as $at => $token ) {
        if ( is_array( $token ) && in_array( $token[1], array( '__', 'esc_html__', 'esc_attr__' ), true ) ) {
          $text = eval( 'return ' . $tokens[ $at + 2 ][1] . ';' );
          if ( ! isset( $persian[ $text ] ) ) { $missing[] = $text; }
        }
      }
    }
    return $missing;`);
  expect(untranslated).toEqual([]);
});
