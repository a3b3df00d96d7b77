import { skipToken } from '@apollo/client/react';
import { useOperatorTextsQuery, type OperatorTextsQuery } from '@magpie/gql/config';
import { useMemo } from 'react';
import { useSite } from '../../shared/site/index.ts';
import { htmlOf } from './markdown.ts';
import type { TextKey } from './texts.ts';
import { useBuiltInText } from './use-built-in-text.ts';

type ContentType = OperatorTextsQuery['config']['contents'][number]['type'];

/** The texts that an operator can write in place of the built-in ones (SUPPORT-08). */
const replaceable: Partial<Record<TextKey, ContentType>> = {
  'help-centre': 'FAQ',
  'privacy-policy': 'PRIVACY_POLICY',
  'terms-and-conditions': 'TERMS_AND_CONDITIONS',
};

/** A text as it is shown. */
export interface ShownText {
  /** `null` until it is known. */
  readonly title: string | null;
  /** One line about the page; the operator's texts have none. */
  readonly description: string | undefined;
  /** HTML to be cleaned; `null` while it is not known whose text it is. */
  readonly html: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The text of a page: the operator's own when there is one, otherwise the one that comes with the product. */
export function useText(key: TextKey): ShownText {
  const { text, failed, retry } = useBuiltInText(key);
  const { supportEmail } = useSite();
  const type = replaceable[key];
  const { data, error } = useOperatorTextsQuery(type === undefined ? skipToken : undefined);
  const own = type === undefined ? undefined : data?.config.contents.find((each) => each.type === type);
  const html = useMemo(
    () => text && htmlOf(text.body, { origin: location.origin, supportEmail }),
    [text, supportEmail],
  );
  if (own) return { title: own.title, description: undefined, html: own.body, failed: false, retry };
  const settled = type === undefined || data !== undefined || error !== undefined;
  return {
    title: text?.title ?? null,
    description: text?.description,
    html: settled ? html : null,
    failed,
    retry,
  };
}
