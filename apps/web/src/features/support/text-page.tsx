import { chakra } from '@chakra-ui/react';
import { promoDate } from '@magpie/domain/format';
import { ErrorState, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SupportPage } from '#shared/navigation/index.ts';
import { PageHead } from '#shared/page/index.ts';
import { Contents } from './contents.tsx';
import { PrintStyle } from './print.tsx';
import { Prose } from './prose.tsx';
import { useTextPage } from './use-text-page.ts';

const Article = chakra('article', { base: { maxW: 'prose', pb: '8' } });

/** Empty for what is no day. A day is the same one in every timezone. */
const shownDay = (day = '') => promoDate(`${day}T00:00:00Z`, 'UTC');

/** A page that is a text: its title, what it is about, and the text. */
export function TextPage({ text }: { readonly text: SupportPage }): JSX.Element {
  const { title, description, updated, body, failed, retry } = useTextPage(text);
  const navigate = useNavigate();
  const day = shownDay(updated);
  if (failed) return <ErrorState level={1} onRetry={retry} />;
  return (
    <Article aria-busy={body === null}>
      <PrintStyle />
      {title !== null && <PageHead title={title} {...(description !== undefined && { lead: description })} />}
      {body?.kind === 'markdown' && <Contents source={body.source} />}
      <Prose
        body={body}
        about={title ?? ''}
        anchors
        onLink={(path) => {
          void navigate(path);
          return true;
        }}
      />
      {body !== null && day !== '' && (
        <Text size="caption" tone="subtle" mt="8">
          Last updated <time dateTime={updated}>{day}</time>
        </Text>
      )}
    </Article>
  );
}
