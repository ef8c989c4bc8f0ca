import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.ts';
import { sizeFindings } from '../accessibility/measure-page.ts';
import { afterDoubleTapWindow, chooseLanguage, signIn } from '../steps.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: /^Menu$/ });

/** Texts that wrap within a word. */
const brokenWords = (page: Page) =>
  menuOf(page).evaluate((menu) => {
    const texts = document.createTreeWalker(menu, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

test('the menu does not break words and leaves room for the view, at every width and text size', async ({
  device,
  person,
}) => {
  const maria = await person();
  const tablet = await device();
  const page = await signIn(tablet, maria);
  const links = menuOf(page).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThanOrEqual(5);

  for (const language of ['English', 'Nederlands']) {
    await chooseLanguage(page, language);
    for (const [width, height, textSize, bar] of [
      [360, 740, '100', true],
      [320, 640, '100', true],
      [740, 360, '100', true],
      [820, 1180, '150', true],
      [820, 1180, '200', true],
      [360, 740, '125', false],
      [360, 740, '200', false],
      [320, 640, '200', false],
      [820, 1180, '100', false],
      [1280, 800, '100', false],
      [1280, 800, '125', false],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => (document.documentElement.dataset['textSize'] = size), textSize);
      const where = `${language}, ${width} × ${height}, ${textSize} %`;
      const toggle = menuOf(page).getByRole('button', { name: 'Menu', exact: true });
      if (await toggle.isVisible()) {
        await expect(toggle, where).toBeInViewport({ ratio: 1 });
        await expect(links.first(), where).toBeHidden();
        await afterDoubleTapWindow(page);
        await toggle.click();
        await expect(links, where).toHaveCount(count);
      }
      await expect.poll(() => brokenWords(page), where).toEqual([]);
      expect(await sizeFindings(page, Number(textSize) / 100), where).toEqual([]);
      // Closes the menu if it was opened above.
      await page.keyboard.press('Escape');
      if (!bar) continue;
      const box = await menuOf(page).boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), where).toBe(height);
      expect((box?.height ?? height) / height, where).toBeLessThan(textSize === '200' ? 0.33 : 0.28);
      for (const link of await links.all()) await expect(link, where).toBeInViewport({ ratio: 1 });
    }
  }
});
