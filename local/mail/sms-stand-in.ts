import { createTransport } from 'nodemailer';
import { z } from 'zod';

/** What the provider's interface takes (functions/src/gateways/sms.ts). */
const message = z.object({
  body: z.string(),
  originator: z.string(),
  recipients: z.tuple([z.string().regex(/^32\d{9}$/)]),
  reference: z.string(),
});

/** The part of the mail page's server that is used here. */
interface Routes {
  post(
    path: string,
    handler: (
      request: { readonly body: unknown },
      reply: { code(status: number): { send(answer: object): unknown } },
    ) => unknown,
  ): unknown;
}

/** Stands in for the provider of SMS: each message is shown among the mails, and leaves the machine no more than they do. */
export function takeSms(server: Routes, smtpPort: number): void {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false });
  server.post('/stand-in/sms/messages', async ({ body }, reply) => {
    const sms = message.safeParse(body).data;
    if (sms === undefined) return reply.code(400).send({ error: 'not a message' });
    const [to] = sms.recipients;
    await transport.sendMail({
      from: { name: `SMS ${sms.originator}`, address: 'sms@stand-in.invalid' },
      to: `+${to}@sms.invalid`,
      subject: sms.body,
      text: sms.body,
      headers: { 'X-Reference': sms.reference },
    });
    return reply.code(200).send({ id: sms.reference });
  });
}
