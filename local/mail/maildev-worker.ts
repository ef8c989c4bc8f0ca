/** The worker thread of the mail server and its page: see mail-page.ts. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createAPIServer } from '@maildev/api';
import { MemoryStorage } from '@maildev/core';
import { createSMTPServer } from '@maildev/smtp';
import { registerUI } from '@maildev/ui/server';
import { inProject } from '#build/project.ts';
import { takePushes } from '../push/take-pushes.ts';
import { takeSms } from './sms-stand-in.ts';
import { mailPageSettings } from './mail-page-settings.ts';

const { smtpPort, pagePort, directory } = mailPageSettings.parse(workerData);
const host = '127.0.0.1';
const script = `<script>${await readFile(inProject('local', 'mail', 'open-links.js'), 'utf8')}</script>`;

// Bounds the memory; the oldest mails are dropped first.
const storage = new MemoryStorage({ maxEmails: 1_000 });
const smtp = createSMTPServer({ port: smtpPort, host, storage, mailDir: directory, logger: false });
await smtp.start();

// Composed from maildev's parts, because maildev itself cannot add a script to its page.
const api = createAPIServer({ port: pagePort, host, storage, smtp });
await api.registerPlugins();
api.server.addHook('onSend', async (_request, reply, payload) =>
  typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
    ? payload.replace('</head>', () => `${script}</head>`)
    : payload,
);
takeSms(api.server, smtpPort);
takePushes(api.server, smtpPort);
await registerUI(api.server);
await api.listen();
parentPort?.postMessage('ready');
