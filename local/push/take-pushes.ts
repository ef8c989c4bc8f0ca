import type { createAPIServer } from '@maildev/api';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { pushPayloadSchema } from '#domain/alerts/push-payload.ts';
import { PushStandIn, type ReceivedPush } from './push-stand-in.ts';

type Server = ReturnType<typeof createAPIServer>['server'];

const forgotten = z.object({ endpoint: z.string() });

/** Shows what browsers would have received among the mails, and lets them subscribe. */
export function takePushes(server: Server, smtpPort: number): void {
  const standIn = new PushStandIn();
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false });
  const show = async ({ endpoint, payload, ttl }: ReceivedPush): Promise<void> => {
    const told = pushPayloadSchema.safeParse(JSON.parse(payload)).data?.notification;
    await transport.sendMail({
      from: { name: 'Push', address: 'push@stand-in.invalid' },
      to: `${endpoint.slice(-12)}@push.invalid`,
      subject: told === undefined ? 'A push message that no browser would show' : `${told.title}: ${told.body}`,
      text: `${payload}\n\nTTL ${ttl} s\n${endpoint}`,
    });
  };
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  server.post('/stand-in/push/subscriptions', () => standIn.subscribe());
  server.post('/stand-in/push/forget', ({ body }) => {
    standIn.forget(forgotten.parse(body).endpoint);
    return {};
  });
  server.post('/stand-in/push', async ({ headers, body }, reply) => {
    if (!Buffer.isBuffer(body)) return reply.code(400).send({});
    const answer = standIn.receive(headers, body, Date.now());
    if (answer.status === 201) await show(answer.push);
    return reply.code(answer.status).send({});
  });
}
