import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inProject } from '#build/project.ts';

/** A page with these stored choices, on a device with or without a preference for more contrast. */
function page(kept: Readonly<Record<string, string>>, deviceWantsContrast: boolean) {
  const dataset: Record<string, string> = {};
  const storage = new Map(Object.entries(kept));
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const device = { matches: deviceWantsContrast, changed: () => undefined as unknown };
  return {
    dataset,
    storage,
    device,
    tellFromOtherTab: (key: string | null) => listeners.forEach((listener) => listener({ key })),
    globals: {
      document: { documentElement: { lang: '', dataset } },
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
      },
      matchMedia: () => ({
        get matches() {
          return device.matches;
        },
        addEventListener: (_: string, listener: () => void) => (device.changed = listener),
      }),
      addEventListener: (_: string, listener: (event: { key: string | null }) => void) => listeners.push(listener),
    },
  };
}

type FakePage = ReturnType<typeof page>;

const [, inlineScript = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync(inProject('build', 'head', 'display.html'), 'utf8')) ?? [];

async function startIn({ globals }: FakePage) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  const display = await import('./display.ts');
  display.startDisplay();
  return display;
}

afterEach(() => vi.unstubAllGlobals());

const sizes = [null, '100', '125', '150', '200', '300', '', '125; color: red'];
const contrasts = [null, 'normal', 'more', 'most'];
const cases = sizes.flatMap((size) =>
  contrasts.flatMap((contrast) => [true, false].map((wanted) => ({ size, contrast, wanted }))),
);

const kept = ({ size, contrast }: (typeof cases)[number]) => ({
  ...(size === null ? {} : { 'madelief.text-size': size }),
  ...(contrast === null ? {} : { 'madelief.contrast': contrast }),
});

test.each(cases)(
  'before the first paint and after it: size $size, contrast $contrast, wanted by the device $wanted',
  async (each) => {
    const before = page(kept(each), each.wanted);
    runInNewContext(inlineScript, before.globals);
    const after = page(kept(each), each.wanted);
    await startIn(after);
    expect(before.dataset).toEqual(after.dataset);
    expect(before.dataset['textSize']).toBe(['125', '150', '200'].find((size) => size === each.size));
    const moreContrast = each.contrast === 'more' || (each.wanted && each.contrast !== 'normal');
    expect(before.dataset['contrast']).toBe(moreContrast ? 'more' : undefined);
  },
);

describe('a display setting', () => {
  test('applies at once, notifies and is stored', async () => {
    const tab = page({}, false);
    const display = await startIn(tab);
    const heard = vi.fn<() => void>();
    const stop = display.observeDisplay(heard);
    display.chooseTextSize('150');
    display.chooseContrast('more');
    expect(display.currentDisplay()).toEqual({ textSize: '150', contrast: 'more' });
    expect(tab.dataset).toEqual({ textSize: '150', contrast: 'more' });
    expect(Object.fromEntries(tab.storage)).toEqual({ 'madelief.text-size': '150', 'madelief.contrast': 'more' });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    display.chooseTextSize('100');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(tab.dataset).toEqual({ contrast: 'more' });
  });

  test('of another tab is applied; other storage events are ignored', async () => {
    const tab = page({}, false);
    const display = await startIn(tab);
    tab.storage.set('madelief.text-size', '200');
    tab.tellFromOtherTab('madelief.menu');
    expect(tab.dataset).toEqual({});
    tab.tellFromOtherTab('madelief.text-size');
    expect(tab.dataset).toEqual({ textSize: '200' });
    tab.storage.clear();
    tab.tellFromOtherTab(null);
    expect(display.currentDisplay()).toEqual({ textSize: '100', contrast: 'normal' });
  });

  test('overrides the device’s preference, which applies by default', async () => {
    const tab = page({}, false);
    const display = await startIn(tab);
    tab.device.matches = true;
    tab.device.changed();
    expect(display.currentDisplay().contrast).toBe('more');
    display.chooseContrast('normal');
    tab.device.changed();
    expect(display.currentDisplay().contrast).toBe('normal');
  });

  test('lasts as long as the page when storage is forbidden', async () => {
    const tab = page({}, false);
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.assign(tab.globals, { localStorage: { getItem: forbidden, setItem: forbidden } });
    const display = await startIn(tab);
    display.chooseTextSize('125');
    display.chooseContrast('more');
    expect(tab.dataset).toEqual({ textSize: '125', contrast: 'more' });
  });
});
