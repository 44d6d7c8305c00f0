import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { owner } from '@/content/owner';

/** The replies of a server that accepts every mail. */
export const ACCEPTING = {
  hello: '220 here',
  EHLO: '250 here',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 taken',
  QUIT: '221 bye',
};

/** A mail server with a reply to each line, found by the line's first word. If `replies` has no reply, the server stays silent. */
export async function mailServer(replies: Readonly<Record<string, string>>) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let text = '';
    let inMail = false;
    const reply = (word: string) => replies[word] && socket.write(`${replies[word]}\r\n`);
    reply('hello');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (;;) {
        const end = inMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (inMail ? 5 : 2));
        if (inMail) mails.push(part);
        const word = inMail ? 'end' : part.split(/[ :]/)[0]!.toUpperCase();
        inMail = word === 'DATA';
        reply(word);
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails };
}

/** The Node host's settings for this mail server. */
export function mailSettings(url: string) {
  return {
    CONTACT_DELIVERY: 'smtp',
    SMTP_URL: url,
    CONTACT_FROM: 'Website <website@sthapana.example>',
    CONTACT_TO: owner.email,
  };
}
