import { skipToken } from '@apollo/client/react';
import { useOperatorTextsQuery, type OperatorTextsQuery } from '@magpie/gql/operator-texts';
import type { TextKey } from './keys.ts';
import type { Text } from './parse-text.ts';
import { useLoadedText } from './use-loaded-text.ts';

type Content = OperatorTextsQuery['config']['contents'][number];

/** The texts that the platform can hold in place of the files (SUPPORT-08). */
const replaceable: Partial<Record<TextKey, Content['type']>> = {
  'help-centre': 'FAQ',
  'privacy-policy': 'PRIVACY_POLICY',
  'terms-and-conditions': 'TERMS_AND_CONDITIONS',
};

export type TextBody =
  | { readonly kind: 'markdown'; readonly source: string }
  | { readonly kind: 'html'; readonly source: string };

export interface ShownText extends Pick<Text, 'updated' | 'art'> {
  /** `null` until it is known. */
  readonly title: string | null;
  readonly description: string | undefined;
  /** `null` while it is not known whose text it is. */
  readonly body: TextBody | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

function ofPlatform({ title, body, dateTimeUpdated }: Content): Omit<ShownText, 'retry'> {
  return {
    title,
    description: undefined,
    updated: dateTimeUpdated.slice(0, 10),
    art: undefined,
    body: { kind: 'html', source: body },
    failed: false,
  };
}

/** The text of a page: the one that the platform holds when there is one, otherwise the file's. */
export function useText(key: TextKey): ShownText {
  const { text, failed, retry } = useLoadedText(key);
  const type = replaceable[key];
  const { data, error } = useOperatorTextsQuery(type === undefined ? skipToken : undefined);
  const own = type === undefined ? undefined : data?.config.contents.find((each) => each.type === type);
  if (own) return { ...ofPlatform(own), retry };
  const settled = type === undefined || data !== undefined || error !== undefined;
  return {
    title: text?.title ?? null,
    description: text?.description,
    updated: text?.updated,
    art: text?.art,
    body: text && settled ? { kind: 'markdown', source: text.body } : null,
    failed,
    retry,
  };
}
