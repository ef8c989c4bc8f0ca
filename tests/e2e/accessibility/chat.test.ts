import { visitChat, visitChatWithoutProfile } from './screens-chat.ts';
import { phone, tablet, test } from './walk.ts';

test('the chat: no finding in any language', async ({ walk: { device, lookWith }, person }) => {
  await visitChat(await device(phone), await person(), 'nl', lookWith({ english: tablet }));
});

test('the chat without a profile: no finding in any language', async ({ walk: { device, lookWith }, person }) => {
  await visitChatWithoutProfile(
    await device(phone),
    await person({ profile: false }),
    'nl',
    lookWith({ english: tablet }),
  );
});
