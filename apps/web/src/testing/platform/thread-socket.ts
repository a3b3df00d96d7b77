import { platformThread } from './thread.ts';
import type { PlatformThread, Told } from './thread.ts';

/** A websocket to the platform in its thread, with what the app uses of one. */
export class ThreadSocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly protocol: string;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly thread: PlatformThread;
  private readonly id: number;

  constructor(address: string, protocol: string) {
    this.protocol = protocol;
    this.thread = platformThread();
    this.id = this.thread.name((told) => {
      this.hear(told);
    });
    const { pathname: path } = new URL(address, 'http://web.test');
    this.thread.say({ kind: 'open', id: this.id, path, protocol });
  }

  send(text: string): void {
    this.thread.say({ kind: 'send', id: this.id, text });
  }

  close(code = 1000, reason = ''): void {
    this.thread.say({ kind: 'close', id: this.id, code, reason });
  }

  private hear(told: Told): void {
    if (told.kind === 'opened') {
      this.readyState = ThreadSocket.OPEN;
      this.onopen?.();
    } else if (told.kind === 'message') this.onmessage?.({ data: told.text });
    else if (told.kind === 'closed') {
      this.readyState = 3;
      this.thread.forget(this.id);
      this.onclose?.({ code: told.code, reason: told.reason, wasClean: told.code === 1000 });
    }
  }
}
