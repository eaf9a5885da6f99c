import { expect, test } from '@playwright/test';
import { runPhp } from './run-php.ts';

const names = 'poll like rating comments newsletter related gallery player countdown prayer-times adverts'.split(' ');

test('every box has a block with an editor script, and a shortcode', () => {
  const found = runPhp(`$found = array();
    foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
      $tag = str_replace( array( '/', '-' ), '_', $name );
      if ( 0 === strpos( $name, 'dakkeh/' ) && shortcode_exists( $tag ) && 'dakkeh-blocks' === $block->editor_script ) {
        $found[] = substr( $name, 7 );
      }
    }
    return $found;`);
  expect(found).toEqual(names);
});

test('every block has keywords for the search and a preview', () => {
  const lacking = runPhp(`return array_values( array_filter( array_keys( dakkeh_boxes() ), static function ( $name ) {
      $block = WP_Block_Type_Registry::get_instance()->get_registered( "dakkeh/$name" );
      $foreign = preg_grep( "/[a-z]/", $block->keywords );
      return count( $block->keywords ) < 3 || $foreign || ! is_array( $block->example );
    } ) );`);
  expect(lacking).toEqual([]);
});

test('a shortcode prints the same as its block', () => {
  const [block, shortcode] = runPhp(`return array(
    do_blocks( '<!-- wp:dakkeh/countdown {"title":"Spring","date":"2099-03-20T12:00"} /-->' ),
    do_shortcode( '[dakkeh_countdown title="Spring" date="2099-03-20T12:00"]' ),
  );`) as [string, string];
  expect(shortcode).toContain(`data-date="${Date.UTC(2099, 2, 20, 8, 30)}"`);
  expect(block).toContain('class="wp-block-dakkeh-countdown"');
  expect(block.replaceAll(/<b .*?<\/b>/g, '')).toContain(shortcode.replaceAll(/<b .*?<\/b>/g, ''));
});

test('the editor shows a poll with its results, and can choose another one', async ({ page }) => {
  const [first, second] = runPhp(`return get_posts( array( 'post_type' => 'dakkeh_poll', 'fields' => 'ids', 'order' => 'ASC' ) );`) as number[];
  await page.goto('/wp-login.php');
  await page.locator('#user_login').fill('editor');
  await page.locator('#user_pass').fill('a password for tests');
  await page.locator('#wp-submit').click();
  await expect(page.locator('#wpadminbar')).toBeAttached();
  await page.goto('/wp-admin/post-new.php');
  await page.waitForFunction(() => 'wp' in window && document.querySelector('.block-editor-block-list__layout, iframe[name=editor-canvas]'));
  const isRendered = page.waitForResponse(/block-renderer/);
  await page.evaluate(id => {
    const { blocks, data } = (window as unknown as { wp: EditorApi }).wp;
    data.dispatch('core/block-editor').insertBlock(blocks.createBlock('dakkeh/poll', { id }));
  }, first);
  await isRendered;
  // Since WordPress 6.3, the editor's canvas is an iframe.
  const frame = page.locator('iframe[name=editor-canvas]');
  const canvas = (await frame.count()) > 0 ? frame.contentFrame() : page;
  const results = canvas.locator('.dakkeh-poll-results');
  await expect(results).toContainText(`نظرسنجی ${first}،`);
  const isRenderedAgain = page.waitForResponse(/block-renderer/);
  await page.evaluate(id => {
    const { data } = (window as unknown as { wp: EditorApi }).wp;
    const [block] = data.select('core/block-editor').getBlocks().filter(({ name }) => name === 'dakkeh/poll');
    data.dispatch('core/block-editor').updateBlockAttributes(block?.clientId ?? '', { id });
  }, second);
  await isRenderedAgain;
  await expect(results).toContainText(`نظرسنجی ${second}،`);
  const isEmpty = page.waitForResponse(/block-renderer/);
  await page.evaluate(() => {
    const { blocks, data } = (window as unknown as { wp: EditorApi }).wp;
    data.dispatch('core/block-editor').insertBlock(blocks.createBlock('dakkeh/poll', { id: 0 }));
    data.dispatch('core/block-editor').clearSelectedBlock();
  });
  // The inserted block has the focus.
  await canvas.locator(':focus').blur();
  await isEmpty;
  await canvas.locator('.wp-block-dakkeh-poll').last().click();
  const selected = await page.evaluate(() => {
    const { data } = (window as unknown as { wp: EditorApi }).wp;
    return data.select('core/block-editor').getSelectedBlock()?.attributes;
  });
  expect(selected).toEqual({ id: 0 });
});

/** The part of the editor's API that the test uses. */
interface EditorApi {
  blocks: { createBlock(name: string, attributes: object): object };
  data: {
    dispatch(store: string): {
      clearSelectedBlock(): void;
      insertBlock(block: object): void;
      updateBlockAttributes(id: string, attributes: object): void;
    };
    select(store: string): {
      getBlocks(): { name: string; clientId: string }[];
      getSelectedBlock(): { attributes: object } | null;
    };
  };
}
