import { chakra } from '@chakra-ui/react';
import { ErrorState, Text } from '@magpie/ui';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SupportPage } from '#shared/navigation/index.ts';
import { shownLocale } from '#shared/locale/index.ts';
import { PageHead } from '#shared/page/index.ts';
import { Contents } from './contents.tsx';
import { PrintStyle } from './print.tsx';
import { Prose } from './prose.tsx';
import { useTextPage } from './use-text-page.ts';

const Article = chakra('article', { base: { maxW: 'prose', pb: '8' } });

function dayInWords(day: string | undefined): string | undefined {
  const moment = new Date(`${day ?? ''}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return moment.toLocaleDateString(shownLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}

/** A page that is a text: its title, what it is about, and the text. */
export function TextPage({ text }: { readonly text: SupportPage }): JSX.Element {
  const { title, description, updated, body, failed, retry } = useTextPage(text);
  const navigate = useNavigate();
  const day = dayInWords(updated);
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
      {body !== null && day !== undefined && (
        <Text size="caption" tone="subtle" mt="8">
          Last updated <time dateTime={updated}>{day}</time>
        </Text>
      )}
    </Article>
  );
}
