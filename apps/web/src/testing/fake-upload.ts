import { vi } from 'vitest';

/** An upload that a test answers by hand. */
export interface ReceivedUpload {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parts of its form: texts as they are, files as they were given. */
  readonly form: FormData;
  /** Whether it was ended by the page. */
  readonly aborted: () => boolean;
  readonly progress: (loaded: number, total: number) => void;
  readonly answer: (body: unknown) => void;
  readonly fail: () => void;
}

/** Puts requests that a test answers in the place of XMLHttpRequest, newest last. */
export function fakeUploads(): readonly ReceivedUpload[] {
  const uploads: ReceivedUpload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    responseText = '';
    #address = '';
    #aborted = false;
    readonly #headers: Record<string, string> = {};

    open(_method: string, address: string): void {
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    abort(): void {
      this.#aborted = true;
      this.dispatchEvent(new Event('abort'));
    }

    send(form: FormData): void {
      uploads.push({
        address: this.#address,
        headers: this.#headers,
        form,
        aborted: () => this.#aborted,
        progress: (loaded, total) => {
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
        },
        answer: (body) => {
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
        fail: () => {
          this.dispatchEvent(new Event('error'));
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return uploads;
}
