import { skipToken } from '@apollo/client/react';
import { useOperatorTextsQuery, type OperatorTextsQuery } from '@magpie/gql/config';
import { use, useMemo } from 'react';
import { useSite } from '../../shared/site/index.ts';
import { htmlOf } from './markdown.ts';
import { builtInText, type TextKey } from './texts.ts';

type ContentType = OperatorTextsQuery['config']['contents'][number]['type'];

/** The texts that an operator can write in place of the built-in ones (SUPPORT-08). */
const replaceable: Partial<Record<TextKey, ContentType>> = {
  'help-centre': 'FAQ',
  'privacy-policy': 'PRIVACY_POLICY',
  'terms-and-conditions': 'TERMS_AND_CONDITIONS',
};

/** A text as it is shown. */
export interface ShownText {
  readonly title: string;
  /** One line about the page; the operator's texts have none. */
  readonly description: string | undefined;
  /** HTML to be cleaned; `null` while it is not known whose text it is. */
  readonly html: string | null;
}

/**
 * The text of a page: the operator's own when there is one, otherwise the one that comes with the product. Suspends until
 * the latter is there.
 */
export function useText(key: TextKey): ShownText {
  const { title, description, body } = use(builtInText(key));
  const { supportEmail } = useSite();
  const type = replaceable[key];
  const { data, error } = useOperatorTextsQuery(type === undefined ? skipToken : undefined);
  const own = type === undefined ? undefined : data?.config.contents.find((text) => text.type === type);
  const html = useMemo(() => htmlOf(body, { origin: location.origin, supportEmail }), [body, supportEmail]);
  if (own) return { title: own.title, description: undefined, html: own.body };
  const settled = type === undefined || data !== undefined || error !== undefined;
  return { title, description, html: settled ? html : null };
}
