import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/build/paths.ts';

/** Runs PHP code inside the site under test. Returns the value of its `return`. */
export function runPhp(code: string): unknown {
  const { host } = new URL(process.env.WORDPRESS_URL ?? '');
  const request = { HTTP_HOST: host, REQUEST_METHOD: 'GET', REQUEST_URI: '/', SERVER_PROTOCOL: 'HTTP/1.1' };
  const program = `$_SERVER = json_decode( getenv( 'REQUEST' ), true ) + $_SERVER;
    require 'wp-load.php';
    $value = ( static function () { ${code} } )();
    while ( ob_get_level() ) { ob_end_clean(); }
    echo json_encode( $value );`;
  const env = { ...process.env, REQUEST: JSON.stringify(request) };
  const printed = execFileSync('php', ['-r', program], { cwd: join(root, 'var/wordpress'), env, encoding: 'utf8' });
  return JSON.parse(printed) as unknown;
}
