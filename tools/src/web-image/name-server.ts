import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  readonly address: string;
  /** The IPv4 address of every name from now on; undefined for none. */
  readonly answerWith: (address: string | undefined) => void;
  readonly stop: () => Promise<void>;
}

const headerLength = 12;
const typeA = 1;
const noSuchName = 3;

function questionOf(query: Buffer): Buffer {
  const end = query.indexOf(0, headerLength) + 1;
  return query.subarray(headerLength, end + 4);
}

function reply(query: Buffer, address: string | undefined): Buffer {
  const question = questionOf(query);
  const has = address !== undefined && question.readUInt16BE(question.length - 4) === typeA;
  const header = Buffer.alloc(headerLength);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (address === undefined ? noSuchName : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(has ? 1 : 0, 6);
  if (!has) return Buffer.concat([header, question]);
  // The name of the question, type A, class IN, a TTL of an hour, four bytes.
  const record = Buffer.from([0xc0, headerLength, 0, typeA, 0, 1, 0, 0, 0x0e, 0x10, 0, 4]);
  return Buffer.concat([header, question, record, Buffer.from(address.split('.').map(Number))]);
}

/** At first no name exists. */
export async function startNameServer(): Promise<NameServer> {
  let known: string | undefined;
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    socket.send(reply(query, known), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${String(socket.address().port)}`,
    answerWith: (address) => {
      known = address;
    },
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
