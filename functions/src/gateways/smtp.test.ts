import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSmtp, type OutgoingMail } from './smtp.ts';

const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0).toReversed()) step();
});

type Answers = Partial<Record<'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'content', string>>;

/** A scripted mail server that records what it receives. */
async function mailServer(answers: Answers = {}) {
  const said: string[] = [];
  let mails = 0;
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let inContent = false;
    let rest = '';
    socket.on('error', () => undefined);
    const answer = (text: string | undefined): void => void (text !== undefined && socket.write(`${text}\r\n`));
    answer(answers.greeting ?? '220 ready');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        said.push(line);
        const verb = line.slice(0, 4).toUpperCase();
        if (inContent) {
          if (line !== '.') continue;
          inContent = false;
          mails += 1;
          answer(answers.content ?? '250 taken');
        } else if (verb === 'MAIL' || verb === 'RCPT') answer(answers[verb] ?? '250 fine');
        else if (verb === 'DATA') {
          answer(answers.DATA ?? '354 go on');
          inContent = answers.DATA === undefined;
        } else if (verb === 'STAR') answer('502 no encryption here');
        else if (verb === 'QUIT') socket.end('221 bye\r\n');
        else answer('250 fine');
      }
    });
    undo.push(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { said, mails: () => mails, connections: () => connections, url: `smtp://127.0.0.1:${port}` };
}

function mailerFor(url: string, longestAttemptMs?: number) {
  const mailer = createSmtp(() => ({ url, from: 'hallo@madelief.test' }), longestAttemptMs);
  undo.push(() => mailer.close());
  return mailer;
}

const mail: OutgoingMail = {
  id: 'order-1',
  to: 'maria@madelief.test',
  language: 'nl',
  subject: 'Één vraag',
  text: 'Dag Maria',
  html: '<p>Dag Maria</p>',
};

describe('sending a mail to the mail server', () => {
  test('each order has its own Message-ID, the same at every attempt', async () => {
    const server = await mailServer();
    const mailer = mailerFor(server.url);
    expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
    expect(await mailer.send(mail)).toEqual({ kind: 'sent' });
    expect(await mailer.send({ ...mail, id: 'order-2' })).toEqual({ kind: 'sent' });
    const ids = server.said.filter((line) => line.startsWith('Message-ID:'));
    expect(ids[0]).toMatch(/^Message-ID: <[0-9a-f]{40}@madelief\.test>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(server.said).toContain('Auto-Submitted: auto-generated');
    expect(server.said).toContain('Content-Language: nl');
    expect(server.connections(), 'connections are reused').toBe(1);
  });

  test.each([
    ['RCPT', '550 5.1.1 no such person', { kind: 'refused', code: 'recipient-refused' }],
    ['RCPT', '450 4.2.1 mailbox busy', { kind: 'retry', code: 'server-unavailable' }],
    ['MAIL', '550 5.7.1 sender not allowed', { kind: 'retry', code: 'server-unavailable' }],
    ['DATA', '451 4.3.0 try later', { kind: 'retry', code: 'server-unavailable' }],
    ['content', '554 5.7.1 looks like spam', { kind: 'retry', code: 'message-refused' }],
    ['content', '452 4.3.1 disk full', { kind: 'retry', code: 'server-unavailable' }],
    ['greeting', '421 4.3.2 closing down', { kind: 'retry', code: 'server-unavailable' }],
    ['greeting', 'what?', { kind: 'retry', code: 'server-unavailable' }],
  ] as const)('when it answers %s with "%s"', async (stage, answer, outcome) => {
    const server = await mailServer({ [stage]: answer });
    expect(await mailerFor(server.url).send(mail)).toEqual(outcome);
  });

  test('reports a server that is down, and succeeds when it is back', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    expect(await mailerFor(`smtp://127.0.0.1:${port}`).send(mail)).toEqual({
      kind: 'retry',
      code: 'server-unavailable',
    });
  });

  test('a server that accepts the connection and stays silent runs into the timeout', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    undo.push(() => silent.close());
    const { port } = silent.address() as AddressInfo;
    const mailer = mailerFor(`smtp://127.0.0.1:${port}`, 50);
    expect(await mailer.send(mail)).toEqual({ kind: 'retry', code: 'server-unavailable' });
  });

  test('plain text is allowed to loopback only; any other server must offer encryption', async () => {
    // Another name for loopback, which the mailer does not recognise as such.
    const server = await mailServer();
    const outcome = await mailerFor(server.url.replace('127.0.0.1', 'LOCALHOST')).send(mail);
    expect(server.connections()).toBe(1);
    expect(outcome).toEqual({ kind: 'retry', code: 'server-unavailable' });
    expect(server.mails()).toBe(0);
  });

  test.each([
    'maria@madelief.test\r\nBcc: everyone@example.be',
    'maria@madelief.test,everyone@example.be',
    'everyone@example.be>@madelief.test',
    'a b@madelief.test',
    '"x"@madelief.test',
    'x@madelief.test\u0000',
    'x\u2028@madelief.test',
  ])('an address that could be parsed as several is rejected: %j', async (to) => {
    const server = await mailServer();
    expect(await mailerFor(server.url).send({ ...mail, to })).toEqual({ kind: 'refused', code: 'recipient-refused' });
    expect(server.said).toEqual([]);
  });

  // spec: 7.registration-mail.header-injection
  test('no text of a mail can add a header or a recipient', async () => {
    const server = await mailServer();
    const evil = 'Dag\r\nBcc: everyone@example.be\r\n\r\n<script>\r\n.\r\nRCPT TO:<everyone@example.be>';
    expect(await mailerFor(server.url).send({ ...mail, subject: evil, text: evil })).toEqual({ kind: 'sent' });
    expect(server.said.filter((line) => /^RCPT/i.test(line))).toEqual([
      'RCPT TO:<maria@madelief.test>',
      // It stays in the text of the mail.
      expect.stringContaining('everyone'),
    ]);
    const end = server.said.indexOf('', server.said.indexOf('DATA'));
    expect(server.said.slice(0, end).filter((line) => /^Bcc/i.test(line))).toEqual([]);
    expect(server.mails()).toBe(1);
  });
});
