import { expect, test } from '@playwright/test';
import { runPhp } from './run-php.ts';

test('the newsletters of an address can be exported and erased', () => {
  const [exported, erased, left] = runPhp(`dakkeh_ask_for( 2, 'sara@example.com' );
    $exported = apply_filters( 'wp_privacy_personal_data_exporters', array() )['dakkeh']['callback']( 'Sara@example.com', 1 );
    $erased   = apply_filters( 'wp_privacy_personal_data_erasers', array() )['dakkeh']['callback']( 'Sara@example.com', 1 );
    return array( $exported, $erased, dakkeh_export( 'sara@example.com' ) );`) as [object, object, object];
  expect(exported).toMatchObject({ done: true, data: [{ group_label: 'خبرنامه‌ها', data: [{ name: 'خبرنامه' }, {}, {}] }] });
  expect(erased).toMatchObject({ items_removed: true, items_retained: false, done: true });
  expect(left).toMatchObject({ data: [] });
});
