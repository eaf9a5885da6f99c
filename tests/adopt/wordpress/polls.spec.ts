import { expect, test } from '@playwright/test';
import { runPhp } from './run-php.ts';

const makePoll = `$id = wp_insert_post( array( 'post_type' => 'dakkeh_poll', 'post_status' => 'publish', 'post_title' => 'Tea?' ) );
  dakkeh_save_poll_options( $id, array( 'Yes', 'No', 'Later' ) );
  list( $yes, $no, $later ) = array_keys( dakkeh_poll_options( $id ) );`;

test('an edited poll keeps the votes of its options', () => {
  const votes = runPhp(`${makePoll}
    dakkeh_cast( 'poll', $id, (string) $no );
    dakkeh_save_poll_options( $id, array( $no => 'No, thank you', $yes => 'Yes' ) );
    $votes = dakkeh_poll_votes( $id );
    return array( $votes[ $no ], $votes[ $yes ], count( $votes ) );`);
  expect(votes).toEqual([1, 0, 2]);
});

test('the id of a removed option is never reused', () => {
  const isNew = runPhp(`${makePoll}
    dakkeh_save_poll_options( $id, array( $yes => 'Yes', $no => 'No' ) );
    dakkeh_save_poll_options( $id, array( $yes => 'Yes', $no => 'No', 'new1' => 'Never' ) );
    return array_search( 'Never', dakkeh_poll_options( $id ), true ) > $later;`);
  expect(isNew).toBe(true);
});

test('a line break in an option does not create two options', () => {
  const options = runPhp(`${makePoll}
    dakkeh_save_poll_options( $id, array( $yes => "Yes,\\nwith sugar", $no => 'No' ) );
    return array_values( dakkeh_poll_options( $id ) );`);
  expect(options).toEqual(['Yes, with sugar', 'No']);
});

test('an editor sees the id and the results of a poll in its block', () => {
  const block = runPhp(`${makePoll}
    dakkeh_cast( 'poll', $id, (string) $no );
    wp_set_current_user( 1 );
    define( 'REST_REQUEST', true );
    return array( $id, do_blocks( "<!-- wp:dakkeh/poll {\\"id\\":$id} /-->" ) );`) as [number, string];
  const digits = new Intl.NumberFormat('fa', { useGrouping: false });
  expect(block[1]).toContain(`نظرسنجی ${block[0]}، رأی‌ها: ۱`);
  expect(block[1]).toContain(`No: ${digits.format(1)} (${digits.format(100)}%)`);
});
