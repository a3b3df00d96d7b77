import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { multipartBody } from './multipart.ts';

export interface UploadSetting {
  readonly address: string;
  /** Told of the part that has been sent, 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}

const isAnswer = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);

function readAnswer(text: string): ApolloLink.Result {
  const answer: unknown = JSON.parse(text);
  if (!isAnswer(answer)) throw new TypeError('The platform answered something else than a result.');
  return answer;
}

function headersOf(operation: ApolloLink.Operation): [string, string][] {
  const headers: unknown = operation.getContext()['headers'];
  return typeof headers === 'object' && headers !== null
    ? Object.entries(headers).map(([name, value]) => [name, String(value)])
    : [];
}

function openRequest(
  operation: ApolloLink.Operation,
  { address, onProgress }: UploadSetting,
): XMLHttpRequest {
  const request = new XMLHttpRequest();
  const name = operation.operationName ?? '';
  request.open('POST', `${address}?operationName=${encodeURIComponent(name)}`);
  request.setRequestHeader('accept', 'application/json');
  for (const [header, value] of headersOf(operation)) request.setRequestHeader(header, value);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
  });
  return request;
}

/**
 * Carries a call with files as a GraphQL multipart request (KYC-22). By XMLHttpRequest, because fetch does not tell how
 * much has been sent. It is given to a call as the `carrier` of its context.
 */
export function uploadLink(setting: UploadSetting): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const request = openRequest(operation, setting);
        const abort = () => {
          request.abort();
        };
        request.addEventListener('load', () => {
          try {
            observer.next(readAnswer(request.responseText));
            observer.complete();
          } catch (error) {
            observer.error(error);
          }
        });
        request.addEventListener('error', () => {
          observer.error(new TypeError('The upload found no network.'));
        });
        request.addEventListener('abort', () => {
          observer.error(new DOMException('The upload was cancelled.', 'AbortError'));
        });
        setting.signal.addEventListener('abort', abort);
        const { operationName, query, variables } = operation;
        request.send(multipartBody({ operationName, query: print(query), variables }));
        return () => {
          setting.signal.removeEventListener('abort', abort);
        };
      }),
  );
}
