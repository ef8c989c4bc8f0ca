import { expect, test } from '../fixtures.ts';
import { inspectScreens } from './inspection.ts';
import { visitChat, visitChatWithoutProfile } from './screens-chat.ts';
import type { Language } from '../texts.ts';

const screens = [
  { language: 'nl', viewport: { width: 360, height: 740 } },
  { language: 'en', viewport: { width: 820, height: 1180 } },
] as const satisfies readonly { language: Language; viewport: object }[];

for (const { language, viewport } of screens) {
  test(`axe and the size checks find nothing in the chat, in ${language} at ${viewport.width} px`, async ({
    device,
    person,
  }) => {
    test.setTimeout(240_000);
    const { look, findings } = inspectScreens();
    await visitChat(await device(viewport), await person(), language, look);
    await visitChatWithoutProfile(await device(viewport), await person({ profile: false }), language, look);
    expect(findings).toEqual([]);
  });
}
