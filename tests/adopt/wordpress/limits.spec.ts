import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { runPhp } from './run-php.ts';

const vote = (request: APIRequestContext, address: string, score = '1'): Promise<APIResponse> =>
  request.post('/rest/rateNews', { form: { newsId: '1033', score }, headers: { accept: 'application/json', 'x-address': address } });

/** Sends `count` votes from an address. Returns the set of response statuses. */
async function votes(request: APIRequestContext, address: string, count: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  // One after another, because other tests need the server, too.
  for (let sent = 0; sent < count; sent++) statuses.add((await vote(request, address)).status());
  return statuses;
}

/** Sends 130 posts with extra fields in address and body. Returns the number of refusals. */
async function refused(request: APIRequestContext, address: string, said: Record<string, string>): Promise<number> {
  let count = 0;
  for (let sent = 0; sent < 130; sent++) {
    const form = { newsId: '1033', score: '1', ...said };
    const answer = await request.post(`/rest/rateNews?${new URLSearchParams(said)}`, { form, headers: { accept: 'application/json', 'x-address': address } });
    if (answer.status() === 429) count += 1;
  }
  return count;
}

// The limits count per minute of the server: votes at the end of a minute may count in the next one.
test.describe.configure({ mode: 'serial' });

test('page views from an address do not reduce its votes', async ({ request }) => {
  const address = '192.0.2.1';
  const views = Array.from({ length: 70 }, () =>
    request.post('/rest/visit', { form: { nid: '1033', obj: 'news' }, headers: { 'x-address': address } }),
  );
  expect(new Set((await Promise.all(views)).map(answer => answer.status()))).toEqual(new Set([200]));
  expect((await vote(request, address)).status()).toBe(200);
});

test('too many votes from one IPv6 network are refused, and another network can vote', async ({ request }) => {
  // Sends twice the limit, so that one half exceeds it even if a minute ends in between.
  const hosts = ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2'];
  const statuses = await Promise.all(hosts.map(host => votes(request, host, 65)));
  expect(statuses.some(found => found.has(429))).toBe(true);
  expect((await vote(request, '2001:db8:1:2::1')).status()).toBe(200);
});

for (const [network, most, address] of [
  ['one network of 64 bits', 10, '2001:db8:1:1::%x'],
  ['the networks of 64 bits in one of 56', 40, '2001:db8:2:1%02x::1'],
  ['the networks of 56 bits in one of 48', 160, '2001:db8:3:%02x00::1'],
] as const) {
  test(`limits ${network}`, () => {
    const passed = runPhp(`remove_all_filters( 'dakkeh_limit' );
      $passed = 0;
      for ( $n = 0; $n < 200; $n++ ) {
        $_SERVER['REMOTE_ADDR'] = sprintf( '${address}', $n );
        $passed                += (int) dakkeh_is_within( 'trial ${most}', 10, YEAR_IN_SECONDS );
      }
      return $passed;`);
    expect(passed).toBe(most);
  });
}

test('posts with the name of a view call among their fields are limited', async ({ request }) => {
  expect(await refused(request, '192.0.2.8', { visit: '1' })).toBeGreaterThan(0);
});

test('a forged cookie identifies no reader', () => {
  const [made, ours] = runPhp(`$known = array();
    foreach ( array( str_repeat( 'a', 32 ), dakkeh_signed( str_repeat( 'a', 32 ) ) ) as $cookie ) {
      $_COOKIE['reader'] = $cookie;
      $known[]           = dakkeh_reader_cookie();
    }
    return $known;`) as string[];
  expect([made, ours]).toEqual(['', 'a'.repeat(32)]);
});

test('the limit uses the address seen by our first proxy', () => {
  const addresses = runPhp(`$_SERVER['REMOTE_ADDR'] = '10.0.0.1';
    define( 'DAKKEH_TRUST_PROXY', 2 );
    return array_map( static function ( $seen ) {
      $_SERVER['HTTP_X_FORWARDED_FOR'] = $seen;
      return dakkeh_address();
    }, array( '198.51.100.1, 192.0.2.7, 10.0.0.2', '192.0.2.7', 'nonsense, 10.0.0.2' ) );`);
  expect(addresses).toEqual(['192.0.2.7', '192.0.2.7', '10.0.0.1']);
});

test('an IPv4 address counts the same when written as IPv6', () => {
  const networks = runPhp(`return array_map( static function ( $address ) {
    $_SERVER['REMOTE_ADDR'] = $address;
    return dakkeh_networks();
  }, array( '::ffff:192.0.2.7', '192.0.2.7', '2001:db8:0:1::5', '2001:db8:0:1:5::' ) );`);
  const wide = { '20010db800000001/64': 1, '20010db8000000/56': 4, '20010db80000/48': 16 };
  expect(networks).toEqual([{ '192.0.2.7': 1 }, { '192.0.2.7': 1 }, wide, wide]);
});

test('counters leave no rows in the options, and expired ones are deleted', () => {
  const rows = runPhp(`global $wpdb;
    $options = $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%transient%dakkeh%'" );
    $wpdb->insert( $wpdb->dakkeh_limits, array( 'name' => 'over', 'hits' => 1, 'ends_at' => 1 ) );
    do_action( 'dakkeh_tidy' );
    $over = $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->dakkeh_limits} WHERE name = 'over'" );
    return array( (int) $options, (int) $over );`);
  expect(rows).toEqual([0, 0]);
});
