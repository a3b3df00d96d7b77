import { chakra } from '@chakra-ui/react';
import { ErrorState } from '@magpie/ui';
import type { JSX } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../shared/page/index.ts';
import { usePageTitle } from '../../shared/site/index.ts';
import { Prose } from './prose.tsx';
import type { TextKey } from './texts.ts';
import { useText } from './use-text.ts';

const Article = chakra('article', { base: { maxW: '72ch', pb: '8' } });

/** Props of {@link TextPage}. */
export interface TextPageProps {
  readonly text: TextKey;
}

/** A page that is a text: its title, what it is about, and the text. */
export function TextPage({ text }: TextPageProps): JSX.Element {
  const { title, description, html, failed, retry } = useText(text);
  const navigate = useNavigate();
  usePageTitle(title);
  if (failed) return <ErrorState level={1} onRetry={retry} />;
  return (
    <Article aria-busy={html === null}>
      {title !== null && <PageHead title={title} {...(description !== undefined && { lead: description })} />}
      <Prose
        html={html}
        onLink={(path) => {
          void navigate(path);
          return true;
        }}
      />
    </Article>
  );
}
